import type {
  BonusTerms,
  FreeRoundsOfferId,
  GameId,
  Localized,
  MemberId,
  OperatorId,
} from '@croupier/contracts';
import { sql, type ColumnType, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

export interface FreeRoundsTables {
  free_rounds_offer: {
    id: FreeRoundsOfferId;
    brand: string;
    provider: string;
    game_id: GameId;
    game_code: string;
    currency: string;
    rounds: number;
    stake_units: bigint;
    expires_at: Date;
    campaign: ColumnType<Localized, string, never>;
    win_terms: ColumnType<BonusTerms | null, string | null, never>;
    note: string;
    state: 'waiting' | 'granted' | 'refused';
    members: readonly MemberId[];
    operator_id: OperatorId;
    operator: string;
    offered_at: Date;
    request_key: string;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends FreeRoundsTables {}
}

export type OfferRow = Selectable<FreeRoundsTables['free_rounds_offer']>;

/** `false` where the request was made before. */
export async function addOffer(
  tx: Tx,
  { campaign, win_terms, ...row }: OfferRow,
): Promise<boolean> {
  const added = await tx
    .insertInto('free_rounds_offer')

    .values({
      ...row,
      campaign: JSON.stringify(campaign),
      win_terms: win_terms && JSON.stringify(win_terms),
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function offerOfRequest(tx: Tx, key: string): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('free_rounds_offer')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
}

export function lockOffer(
  tx: Tx,
  { brand, id }: { brand: string; id: FreeRoundsOfferId },
): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('free_rounds_offer')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideOffer(
  tx: Tx,
  id: FreeRoundsOfferId,
  state: 'granted' | 'refused',
): Promise<void> {
  await tx.updateTable('free_rounds_offer').set({ state }).where('id', '=', id).execute();
}

export interface OfferWithUse extends OfferRow {
  readonly name: Localized;
  readonly used: number;
  readonly active: number;
  readonly unsent: number;
}

/** The newest first, each with how much of it was played. */
export async function offersWithUse(
  read: Kysely<Tables>,
  {
    brand,
    before,
    id,
    now,
    limit,
  }: { brand: string; before?: string; id?: FreeRoundsOfferId; now: Date; limit: number },
): Promise<readonly OfferWithUse[]> {
  const { rows } = await sql<OfferWithUse>`
    SELECT offer.*, game.name, coalesce(played.used, 0)::int AS used,
      coalesce(played.active, 0)::int AS active, coalesce(played.unsent, 0)::int AS unsent
    FROM (
      SELECT * FROM free_rounds_offer WHERE brand = ${brand}
        AND (${before ?? null}::text IS NULL OR id < ${before ?? null})
        AND (${id ?? null}::text IS NULL OR id = ${id ?? null})
      ORDER BY id DESC LIMIT ${limit}
    ) AS offer
    JOIN game ON game.id = offer.game_id
    LEFT JOIN LATERAL (
      SELECT sum(used) AS used,
        count(*) FILTER (WHERE state = 'active' AND used < rounds AND expires_at > ${now}) AS active,
        count(*) FILTER (WHERE tell_at IS NOT NULL OR tell_fault IS NOT NULL) AS unsent
      FROM free_rounds WHERE offer_id = offer.id
    ) AS played ON true
    ORDER BY offer.id DESC`.execute(read);
  return rows;
}

export function holdersOf(
  read: Kysely<Tables>,
  { brand, id }: { brand: string; id: FreeRoundsOfferId },
) {
  return read
    .selectFrom('free_rounds')
    .innerJoin('free_rounds_offer', 'free_rounds_offer.id', 'free_rounds.offer_id')
    .innerJoin('members', 'members.id', 'free_rounds.member_id')
    .selectAll('free_rounds')
    .select('members.username')
    .where('free_rounds_offer.id', '=', id)
    .where('free_rounds_offer.brand', '=', brand)
    .orderBy('members.username')
    .execute();
}
