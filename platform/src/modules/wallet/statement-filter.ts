import { entryKinds, type EntryKind, type InputOf, type calls } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { StatementFilter } from '../ledger/index.ts';
import { dayjs } from '../../zoned-time.ts';

type StatementQuery = Pick<InputOf<typeof calls.statement>, 'kinds' | 'from' | 'to'>;

/** The member's filter of the statement; `null` for everything. */
export function filterOf({
  kinds,
  from,
  to,
}: StatementQuery): Outcome<StatementFilter | null, 'invalid-input'> {
  if (!kinds && !from && !to) return done(null);
  const asked = kinds ? kinds.split(',') : null;
  const known = asked?.filter(isKind) ?? null;
  if (known?.length !== asked?.length)
    return fail('invalid-input', { fields: { kinds: { code: 'invalid' } } });
  return done({ kinds: known, from: from ? new Date(from) : null, to: to ? new Date(to) : null });
}

export interface FileSpan {
  readonly from?: string;
  readonly to?: string;
}

const longestDays = 366;

/** The time range of a statement file: by default the last year, never longer. */
export function spanOf(
  { from, to }: FileSpan,
  now: Date,
): Outcome<StatementFilter, 'invalid-input'> {
  const end = to ? new Date(to) : now;
  const earliest = dayjs.utc(end).subtract(longestDays, 'day').toDate();
  const start = from ? new Date(from) : earliest;
  const isAllowed = start < end && start >= earliest;
  if (!isAllowed)
    return fail('invalid-input', {
      detail: 'Choose a span of at most one year.',
      fields: { from: { code: 'range' } },
    });
  return done({ kinds: null, from: start, to: to ? end : null });
}

function isKind(text: string): text is EntryKind {
  return entryKinds.some((kind) => kind === text);
}
