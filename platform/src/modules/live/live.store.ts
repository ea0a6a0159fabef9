import type { LiveTopic } from '@croupier/contracts';
import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Audience } from './audience.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    live_event: {
      id: Generated<bigint>;
      topic: LiveTopic;
      audience: string;
      payload: unknown;
      created_at: Generated<Date>;
    };
    live_readers: {
      name: string;
      position: JSONColumnType<{
        readonly seenUpTo: string;
        readonly missing: readonly (readonly [string, number])[];
      }>;
    };
  }
}

export interface NewEvent {
  readonly topic: LiveTopic;
  readonly audience: string;
  /** As JSON. */
  readonly payload: string;
}

export interface StoredEvent extends NewEvent {
  readonly id: bigint;
}

/** The audience as stored in the outbox and looked up by the hub. */
export function audienceText(audience: Audience): string {
  if (audience === 'everybody') return audience;
  return 'member' in audience ? `member:${audience.member}` : `brand:${audience.brand}`;
}

export const outbox = sql`INSERT INTO live_event (topic, audience, payload)`;

export async function addEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  await sql`/* live-add */
    ${outbox} SELECT topic, audience, payload FROM unnest(
      ${events.map(({ topic }) => topic)}::text[], ${events.map(({ audience }) => audience)}::text[],
      ${events.map(({ payload }) => payload)}::jsonb[]
    ) WITH ORDINALITY AS event (topic, audience, payload, place) ORDER BY place`.execute(tx);
}

/** Events after `seenUpTo`, and those of `missing` that are now committed, by id. */
export async function eventsSince(
  db: Pick<Db, 'read'>,
  { seenUpTo, missing, limit }: { seenUpTo: bigint; missing: readonly bigint[]; limit: number },
): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`/* live-since */
    SELECT id, topic, audience, payload::text AS payload FROM live_event
    WHERE id > ${seenUpTo}::bigint OR id = ANY(${missing}::bigint[]) ORDER BY id LIMIT ${limit}`.execute(
    db.read,
  );
  return rows;
}

/** The same for the audiences of one visitor; `limit` bounds the read after a long absence. */
export async function eventsFor(
  db: Db,
  {
    seenUpTo,
    missing,
    audiences,
    limit,
  }: {
    seenUpTo: bigint;
    missing: readonly bigint[];
    audiences: readonly string[];
    limit: number;
  },
): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`/* live-for */
    SELECT id, topic, audience, payload::text AS payload FROM live_event
    WHERE (id > ${seenUpTo}::bigint OR id = ANY(${missing}::bigint[])) AND audience = ANY(${audiences}::text[])
    ORDER BY id LIMIT ${limit}`.execute(db.read);
  return rows;
}

/** The newest id, and which of the `window` ids before it are not committed yet. */
export async function newestPosition(
  db: Pick<Db, 'read'>,
  window: number,
): Promise<{ readonly seenUpTo: bigint; readonly missing: readonly bigint[] }> {
  const { rows } = await sql<{ seen_up_to: bigint; missing: readonly string[] | null }>`
    WITH newest AS (SELECT coalesce(max(id), 0) AS id FROM live_event)
    SELECT newest.id AS seen_up_to, (
      SELECT array_agg(candidate::text) FROM generate_series(greatest(newest.id - ${window}::bigint, 1), newest.id) AS candidate
      WHERE NOT EXISTS (SELECT 1 FROM live_event WHERE live_event.id = candidate)
    ) AS missing FROM newest`.execute(db.read);
  const [row] = rows;
  return { seenUpTo: row?.seen_up_to ?? 0n, missing: (row?.missing ?? []).map(BigInt) };
}

export async function pruneEvents(db: Db, olderThanMs: number): Promise<void> {
  await sql`DELETE FROM live_event WHERE created_at < now() - ${olderThanMs}::int * interval '1 millisecond'`.execute(
    db.read,
  );
}
