import type { DrawId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import type { BeaconValue } from './beacon.ts';
import type { DrawOrigin, DrawRow } from './draw.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_result: ResultTable;
    lottery_result_entry: ResultEntryTable;
  }
}

export interface ResultTable {
  draw_id: DrawId;
  origin: DrawOrigin;
  version: number;
  numbers: number[];
  void_prizes: string[];
  seed_of: DrawId | null;
  beacon_value: string | null;
  entry_kind: EntrantKind | null;
  first_by: string | null;
  second_by: string | null;
  reason: string;
  written_at: Date;
}

export interface ResultEntryTable {
  draw_id: DrawId;
  version: number;
  entered_by: string;
  entered_name: string;
  kind: EntrantKind;
  numbers: number[];
  note: string;
  entered_at: Date;
}

export type EntrantKind = 'person' | 'source';
type Reader = Tx | Db['read'];

export interface DrawnNumbers {
  readonly result: number[];
  readonly beacon: BeaconValue;
  readonly fence: bigint;
  readonly at: Date;
}

/** Writes the result of draw-v1 into a draw in state drawing without a result. */
export async function writeDrawn(
  tx: Tx,
  id: DrawId,
  { result, beacon, fence, at }: DrawnNumbers,
): Promise<DrawRow | undefined> {
  const held = await tx
    .selectFrom('lottery_draw')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'drawing')
    .where('origin', '=', 'draw-v1')
    .where('result', 'is', null)
    .where('fence', '<=', fence)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  await tx
    .insertInto('lottery_result')
    .values({
      draw_id: id,
      origin: 'draw-v1',
      version: 1,
      numbers: result,
      void_prizes: [],
      seed_of: id,
      beacon_value: beacon.value,
      reason: '',
      written_at: at,
    })
    .execute();
  return tx
    .updateTable('lottery_draw')
    .set({
      state: 'resulted',
      result,
      result_version: 1,
      beacon_value: beacon.value,
      beacon_signature: beacon.signature,
      fence,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The numbers that two entrants agree on. */
export interface AgreedNumbers {
  readonly version: number;
  readonly numbers: number[];
  readonly voidPrizes: readonly string[];
  readonly kind: EntrantKind;
  readonly entrants: readonly [first: string, second: string];
  readonly reason: string;
  readonly at: Date;
}

/**
 * Writes numbers that two entrants agree on, as the first result or instead of an earlier one. The caller has
 * locked the row.
 */
export async function writeAgreed(
  tx: Tx,
  { id, state }: DrawRow,
  { version, numbers, voidPrizes, kind, entrants, reason, at }: AgreedNumbers,
): Promise<DrawRow> {
  const [first, second] = entrants.toSorted();
  await tx
    .insertInto('lottery_result')
    .values({
      draw_id: id,
      origin: 'outside',
      version,
      numbers,
      void_prizes: [...voidPrizes],
      entry_kind: kind,
      first_by: first ?? null,
      second_by: second ?? null,
      reason,
      written_at: at,
    })
    .execute();
  return tx
    .updateTable('lottery_draw')
    .set({
      state: state === 'drawing' ? 'resulted' : 're-resulted',
      result: numbers,
      result_version: version,
      settled_at: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Stores an entry. It replaces the same entrant's earlier one for this version, unless a result is based on
 * that.
 */
export async function putEntry(tx: Tx, entry: ResultEntryTable): Promise<void> {
  await tx
    .insertInto('lottery_result_entry')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['draw_id', 'version', 'entered_by']).doUpdateSet({
        numbers: entry.numbers,
        note: entry.note,
        entered_at: entry.entered_at,
      }),
    )
    .execute();
}

/** Entries of draws, the oldest first. */
export async function entriesOf(
  db: Reader,
  drawIds: readonly DrawId[],
): Promise<ResultEntryTable[]> {
  if (drawIds.length === 0) return [];
  return db
    .selectFrom('lottery_result_entry')
    .select(['draw_id', 'version', 'entered_by', 'entered_name', 'kind', 'numbers', 'note'])
    .select('entered_at')
    .where('draw_id', 'in', drawIds)
    .orderBy('entered_at')
    .orderBy('entered_by')
    .execute();
}

/** Every result of draws, the first version first. */
export async function resultsOf(db: Reader, drawIds: readonly DrawId[]): Promise<ResultTable[]> {
  if (drawIds.length === 0) return [];
  return db
    .selectFrom('lottery_result')
    .selectAll()
    .where('draw_id', 'in', drawIds)
    .orderBy('draw_id')
    .orderBy('version')
    .execute();
}

/** Prizes of the draw's result that are void. */
export async function voidPrizesOf(db: Reader, { id, result_version }: DrawRow): Promise<string[]> {
  const row = await db
    .selectFrom('lottery_result')
    .select('void_prizes')
    .where('draw_id', '=', id)
    .where('version', '=', result_version)
    .executeTakeFirst();
  return row?.void_prizes ?? [];
}
