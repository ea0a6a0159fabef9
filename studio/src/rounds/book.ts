import type {
  ProviderRound,
  ProviderTransaction,
  ProviderTransactionPage,
} from '@croupier/contracts';
import type { Kysely } from 'kysely';
import type { RoundState, Tables } from '../db/tables.ts';
import { bookRow, bookRows, type BookRow } from './book.store.ts';
import { betId, winId } from './settle.ts';

const roundsOfPage = 1_000;

/** The studio's record of a round; `null` for a round that this player never had. */
export async function bookedRound(
  read: Kysely<Tables>,
  named: { id: string; player: string },
): Promise<ProviderRound | null> {
  const row = await bookRow(read, named);
  if (!row) return null;
  return { round: row.id, state: stateOf[row.state], transactions: transactionsOf(row) };
}

/** Movements that were decided in a time range, round by round. */
export async function bookedTransactions(
  read: Kysely<Tables>,
  { from, until, after = '' }: { from: Date; until: Date; after?: string },
): Promise<ProviderTransactionPage> {
  const rows = await bookRows(read, { from, until, after, limit: roundsOfPage });
  const isWithin = ({ at }: ProviderTransaction): boolean =>
    Date.parse(at) >= from.getTime() && Date.parse(at) < until.getTime();
  return {
    transactions: rows.flatMap(transactionsOf).filter(isWithin),
    next: rows.length < roundsOfPage ? null : (rows.at(-1)?.id ?? null),
  };
}

const stateOf = {
  betting: 'open',
  'rolling-back': 'open',
  open: 'open',
  paying: 'open',
  closed: 'completed',
  refused: 'cancelled',
  cancelled: 'cancelled',
} satisfies Record<RoundState, ProviderRound['state']>;

/** A refused bet is not listed; an unanswered bet is not listed until its result is known. */
function transactionsOf(row: BookRow): readonly ProviderTransaction[] {
  if (row.state === 'betting' || row.state === 'refused') return [];
  const isUndone = row.state === 'rolling-back' || row.state === 'cancelled';
  const common = {
    user: row.player,
    round: row.id,
    game_code: row.game_code,
    currency: row.currency,
  };
  const bet: ProviderTransaction = {
    ...common,
    transaction_uuid: betId(row),
    kind: 'bet',
    state: isUndone ? 'cancelled' : 'done',
    amount: String(row.stake_units),
    at: row.started_at.toISOString(),
  };
  if (isUndone || row.state === 'open') return [bet];
  const decidedAt = row.is_held ? (row.ended_at ?? row.started_at) : row.started_at;
  const win: ProviderTransaction = {
    ...common,
    transaction_uuid: winId(row),
    kind: 'win',
    state: 'done',
    amount: String(row.win_units),
    reference_transaction_uuid: betId(row),
    round_closed: true,
    at: decidedAt.toISOString(),
  };
  return [bet, win];
}
