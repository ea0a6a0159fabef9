import type { MemberId } from '@croupier/contracts';
import { playerOf, type PlayerEntry } from '../ledger/index.ts';
import type { Day } from '../../zoned-day.ts';
import { partsOf } from './entry-parts.ts';
import { betKinds, measures, type Measure } from './measures.ts';
import type { PlayedGame } from './references.store.ts';

export type Sums = Readonly<Record<Measure, bigint>> & { readonly bets: bigint };

/** What the entries of one member, day, game and currency add to the roll-up. */
export interface DayRow extends PlayedGame {
  readonly member: MemberId;
  readonly day: Day;
  readonly currency: string;
  readonly sums: Sums;
}

/** What the entries refer to. */
export interface EntryFacts {
  readonly games: ReadonlyMap<string, PlayedGame>;
  readonly fees: ReadonlyMap<string, bigint>;
  /** The day of a time in the time zone of the member's brand. */
  dayOf(member: MemberId, time: Date): Day;
}

export const noSums: Sums = {
  bets: 0n,
  stake: 0n,
  refund: 0n,
  win: 0n,
  tip: 0n,
  bonus: 0n,
  rebate: 0n,
  deposit: 0n,
  withdrawal: 0n,
  fee: 0n,
  transfer: 0n,
  correction: 0n,
};

type Counting = { -readonly [Name in keyof Sums]: bigint };

/** The entries as rows, in the order of their keys: transactions that add to the same rows lock them alike. */
export function rowsOf(entries: readonly PlayerEntry[], facts: EntryFacts): readonly DayRow[] {
  const rows = new Map<string, Omit<DayRow, 'sums'> & { readonly sums: Counting }>();
  for (const entry of entries) {
    const place = placeOf(entry, facts);
    const key = `${place.member} ${place.day} ${place.category} ${place.vendor} ${place.game} ${place.currency}`;
    const row = rows.get(key) ?? { ...place, sums: { ...noSums } };
    rows.set(key, row);
    // A stake of cash and bonus money together is one bet.
    if (betKinds.has(entry.kind) && entry.position === 0) row.sums.bets += 1n;
    for (const { measure, units } of partsOf(entry, facts.fees.get(entry.reference) ?? 0n))
      row.sums[measure] += units;
  }
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
    .filter(({ sums }) => sums.bets > 0n || measures.some((measure) => sums[measure] !== 0n));
}

const noGame: PlayedGame = { category: '', vendor: '', game: '' };
const tipsPrefix = 'house:tips:';

function placeOf(entry: PlayerEntry, { games, dayOf }: EntryFacts): Omit<DayRow, 'sums'> {
  const member = playerOf(entry.path);
  const game = games.get(entry.reference) ?? gameOfTip(entry);
  return { member, day: dayOf(member, entry.bookedAt), currency: entry.currency, ...game };
}

/** A tip belongs to no round: only its provider is known. */
function gameOfTip({ otherPath }: PlayerEntry): PlayedGame {
  if (!otherPath.startsWith(tipsPrefix)) return noGame;
  return { ...noGame, vendor: otherPath.slice(tipsPrefix.length) };
}
