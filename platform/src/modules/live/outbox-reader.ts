import { sql } from 'kysely';
import type { Tx } from '../../core.ts';
import { eventsSince, newestPosition, type StoredEvent } from './live.store.ts';
import { advancePosition, dropStaleGaps, type Position } from './position.ts';

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** There may be more events. */
  readonly isFull: boolean;
}

interface KeptPosition {
  readonly seenUpTo: string;
  readonly missing: readonly (readonly [string, number])[];
}

const rowsAtOnce = 500;
/** Number of ids before the newest that may belong to transactions still open when a reader starts. */
const startWindow = 1_000;

/**
 * Reads the outbox from the reader's position, and advances the reader in the same transaction: effects of
 * the events commit with it, and no event is missed or read twice. A new reader starts with the next event.
 */
export async function readNextEvents(tx: Tx, reader: string, now: Date): Promise<EventBatch> {
  const position = await heldPosition(tx, reader);
  if (!position) return begin(tx, reader, now);
  const { seenUpTo, missing } = position;
  const events = await eventsSince(
    { read: tx },
    { seenUpTo, missing: [...missing.keys()], limit: rowsAtOnce },
  );
  if (events.length === 0) return { events, isFull: false };
  const moved = events.reduce((at, { id }) => advancePosition(at, id, now.getTime()), position);
  await keep(tx, reader, dropStaleGaps(moved, now.getTime()));
  return { events, isFull: events.length === rowsAtOnce };
}

async function heldPosition(tx: Tx, reader: string): Promise<Position | null> {
  const row = await tx
    .selectFrom('live_readers')
    .select('position')
    .where('name', '=', reader)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { seenUpTo, missing } = row.position;
  return {
    seenUpTo: BigInt(seenUpTo),
    missing: new Map(missing.map(([id, since]) => [BigInt(id), since])),
  };
}

async function begin(tx: Tx, reader: string, now: Date): Promise<EventBatch> {
  const { seenUpTo, missing } = await newestPosition({ read: tx }, startWindow);
  await keep(tx, reader, {
    seenUpTo,
    missing: new Map(missing.map((id) => [id, now.getTime()])),
  });
  return { events: [], isFull: false };
}

async function keep(tx: Tx, reader: string, { seenUpTo, missing }: Position): Promise<void> {
  const stored: KeptPosition = {
    seenUpTo: String(seenUpTo),
    missing: [...missing].map(([id, since]) => [String(id), since]),
  };
  await sql`/* live-reader-keep */
    INSERT INTO live_readers (name, position) VALUES (${reader}, ${JSON.stringify(stored)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET position = excluded.position`.execute(tx);
}
