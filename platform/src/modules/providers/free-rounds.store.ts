import type {
  BonusTerms,
  FreeRoundsId,
  FreeRoundsOfferId,
  GameId,
  Localized,
  MemberId,
} from '@croupier/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { ProvidersTables } from './providers.store.ts';

export type FreeRoundsRow = Selectable<ProvidersTables['free_rounds']>;

/** Free rounds to grant; without terms their wins are cash. */
export type FreeRoundsGrant = Pick<
  FreeRoundsRow,
  | 'id'
  | 'provider'
  | 'member_id'
  | 'game_code'
  | 'currency'
  | 'rounds'
  | 'stake_units'
  | 'expires_at'
> & {
  readonly win_terms?: BonusTerms | null;
  readonly campaign?: Localized | null;
  readonly offer_id?: FreeRoundsOfferId;
};

/** `false` if free rounds with that id were granted before. The provider is notified at `now`. */
export async function addFreeRounds(
  tx: Tx,
  { win_terms = null, offer_id = null, campaign = null, ...row }: FreeRoundsGrantRow,
  now: Date,
): Promise<boolean> {
  const terms = win_terms && JSON.stringify(win_terms);
  const added = await tx
    .insertInto('free_rounds')
    .values({
      ...row,
      offer_id,
      campaign: campaign && JSON.stringify(campaign),
      win_terms: terms,
      granted_at: now,
      tell_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

type FreeRoundsGrantRow = Omit<FreeRoundsGrant, 'offer_id'> & {
  readonly offer_id?: FreeRoundsOfferId | null;
};

export function freeRoundsById(tx: Tx, id: string): Promise<FreeRoundsRow | undefined> {
  return tx
    .selectFrom('free_rounds')
    .selectAll()
    .where(sql<string>`id`, '=', id)
    .executeTakeFirst();
}

export async function lockFreeRoundsOf(
  tx: Tx,
  named: { readonly offer: FreeRoundsOfferId; readonly id?: FreeRoundsId | undefined },
): Promise<readonly FreeRoundsRow[]> {
  const rows = tx.selectFrom('free_rounds').selectAll().where('offer_id', '=', named.offer);
  return (named.id === undefined ? rows : rows.where('id', '=', named.id))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Ends those that are active and not used up, and queues the notices to the provider. Gives the ended ones.
 */
export async function endFreeRounds(
  tx: Tx,
  { ids, state, now }: { ids: readonly FreeRoundsId[]; state: 'cancelled' | 'expired'; now: Date },
): Promise<readonly FreeRoundsRow[]> {
  if (ids.length === 0) return [];
  return tx
    .updateTable('free_rounds')
    .set({
      state,
      ended_at: now,
      revision: sql`revision + 1`,
      tell_at: now,
      tell_attempts: 0,
      tell_fault: null,
    })
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .whereRef('used', '<', 'rounds')
    .returningAll()
    .execute();
}

/** Locks those whose time is over, without waiting for any that are just being played. */
export async function lockOverdue(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<readonly FreeRoundsId[]> {
  const rows = await tx
    .selectFrom('free_rounds')
    .select('id')
    .where('state', '=', 'active')
    .where('expires_at', '<=', now)
    .whereRef('used', '<', 'rounds')
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Leases the rows whose providers have to be notified, for as long as a notice may take. */
export async function leaseUnsent(
  tx: Tx,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<readonly FreeRoundsRow[]> {
  const { rows } = await sql<FreeRoundsRow>`
    UPDATE free_rounds SET tell_at = ${leaseEnd}, tell_attempts = tell_attempts + 1
    WHERE id IN (SELECT id FROM free_rounds WHERE tell_at <= ${now} ORDER BY tell_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(tx);
  return rows;
}

/** Stores the result of a notice, unless the row has changed since. */
export async function storeNotice(
  tx: Tx,
  { id, revision }: Pick<FreeRoundsRow, 'id' | 'revision'>,
  change: Partial<Pick<FreeRoundsRow, 'tell_at' | 'tell_fault' | 'told_at'>>,
): Promise<void> {
  await tx
    .updateTable('free_rounds')
    .set(change)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute();
}

/** What a member can play in a game, the first to expire first. */
export function playableFreeRounds(
  read: Kysely<Tables>,
  whose: {
    readonly member: MemberId;
    readonly provider: string;
    readonly gameCode: string;
    readonly currency: string;
    readonly now: Date;
  },
): Promise<FreeRoundsRow[]> {
  return read
    .selectFrom('free_rounds')
    .selectAll()
    .where('member_id', '=', whose.member)
    .where('provider', '=', whose.provider)
    .where('currency', '=', whose.currency)
    .where((where) =>
      where.or([where('game_code', 'is', null), where('game_code', '=', whose.gameCode)]),
    )
    .where('state', '=', 'active')
    .where('expires_at', '>', whose.now)
    .whereRef('used', '<', 'rounds')
    .orderBy('expires_at')
    .orderBy('id')
    .limit(20)
    .execute();
}

export interface ShownFreeRounds extends FreeRoundsRow {
  readonly game_id: GameId | null;
  readonly name: Localized | null;
}

/** A member's: the active ones, and those that ended since. */
export async function freeRoundsOf(
  read: Kysely<Tables>,
  { member, since }: { member: MemberId; since: Date },
): Promise<readonly ShownFreeRounds[]> {
  const { rows } = await sql<ShownFreeRounds>`
    SELECT free_rounds.*, game.id AS game_id, game.name FROM free_rounds
    LEFT JOIN game ON game.provider = free_rounds.provider AND game.code = free_rounds.game_code
    WHERE member_id = ${member} AND expires_at > ${since}
    ORDER BY (state = 'active' AND used < rounds) DESC, expires_at, free_rounds.id LIMIT 50`.execute(
    read,
  );
  return rows;
}
