import type { DrawId, MemberId, RebateFilter, RebateGrouping } from '@croupier/contracts';

/** A filter from one row of the sums, with its label. */
interface Narrow {
  readonly by: Exclude<RebateGrouping, 'day'>;
  readonly key: string;
  readonly label: string;
}

/** The current filter: a range of days, `''` for an open end, and at most one game, draw and member. */
export interface RebateNarrowing {
  readonly from: string;
  readonly to: string;
  readonly narrows: readonly Narrow[];
}

export const everything: RebateNarrowing = { from: '', to: '', narrows: [] };

/** A range that ends before it begins contains no day. */
export function isSpan({ from, to }: RebateNarrowing): boolean {
  return from === '' || to === '' || from <= to;
}

export function narrowed(narrowing: RebateNarrowing, narrow: Narrow): RebateNarrowing {
  return { ...narrowing, narrows: [...without(narrowing, narrow.by).narrows, narrow] };
}

export function without(narrowing: RebateNarrowing, by: Narrow['by']): RebateNarrowing {
  return { ...narrowing, narrows: narrowing.narrows.filter((narrow) => narrow.by !== by) };
}

/** The filter in the format of the calls. */
export function filterOf(
  { from, to, narrows }: RebateNarrowing,
  brand: string | null,
): RebateFilter {
  const keyOf = (by: Narrow['by']) => narrows.find((narrow) => narrow.by === by)?.key;
  const [game, draw, member] = [keyOf('game'), keyOf('draw'), keyOf('member')];
  return {
    ...(brand && { brand }),
    ...(from && { from }),
    ...(to && { to }),
    ...(game && { gameId: game }),
    ...(draw && { drawId: drawIdOf(draw) }),
    ...(member && { memberId: memberIdOf(member) }),
  };
}

const drawIdOf = (key: string): DrawId => key as DrawId;
const memberIdOf = (key: string): MemberId => key as MemberId;
