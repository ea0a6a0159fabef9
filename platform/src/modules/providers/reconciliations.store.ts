import { sql, type Kysely } from 'kysely';
import { firstIdAt } from '../../system.ts';
import type { Tables } from '../../db/tables.ts';
import { dayjs } from '../../zoned-time.ts';
import type { TransactionRow } from './providers.store.ts';

export type BookedRow = TransactionRow & { readonly currency: string | null };

/** A round open longer is ended (`stale-rounds`), or stays open because the provider says so. */
const longestRoundDays = 3;

/** Our bets and wins of a partner in a period, limited to rounds within the maximum age of a round. */
export function bookedBetween(
  read: Kysely<Tables>,
  { partner, from, until }: { partner: string; from: Date; until: Date },
): Promise<BookedRow[]> {
  return booked(read)
    .where('partner', '=', partner)
    .where(
      'game_round.id',
      '>=',
      firstIdAt('rnd', dayjs.utc(from).subtract(longestRoundDays, 'day').valueOf()),
    )
    .where('game_round.id', '<=', firstIdAt('rnd', until.getTime()))
    .where('booked_at', '>=', from)
    .where('booked_at', '<', until)
    .where('kind', 'in', ['bet', 'win'])
    .execute();
}

/** The given transactions that exist here, of any time. */
export function bookedByIds(
  read: Kysely<Tables>,
  partner: string,
  ids: readonly { readonly user: string; readonly transaction_uuid: string }[],
): Promise<BookedRow[]> {
  return booked(read)
    .where('partner', '=', partner)
    .where(
      sql<boolean>`(player, transaction_uuid) IN (SELECT * FROM unnest(${ids.map(({ user }) => user)}::text[], ${ids.map(({ transaction_uuid }) => transaction_uuid)}::text[]))`,
    )
    .execute();
}

function booked(read: Kysely<Tables>) {
  return read
    .selectFrom('provider_tx')
    .leftJoin('game_round', 'game_round.id', 'provider_tx.round_id')
    .selectAll('provider_tx')
    .select('game_round.currency');
}
