import type { FeedbackId, SupportImageId, SupportRoomId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

export interface SupportImageTable {
  id: SupportImageId;
  room_id: SupportRoomId;
  /** The feedback that shows it, where no message does. */
  feedback_id: FeedbackId | null;
  /** Of a visitor. */
  ip: string | null;
  width: number;
  height: number;
  jpeg: Buffer;
  uploaded_at: Date;
  /** The message that shows the image; `null` until then. */
  number: number | null;
}

export type ImageRow = Omit<SupportImageTable, 'jpeg' | 'ip' | 'feedback_id'>;

const facts = ['id', 'room_id', 'width', 'height', 'uploaded_at', 'number'] as const;

export async function addImage(tx: Tx, row: SupportImageTable): Promise<void> {
  await tx.insertInto('support_images').values(row).execute();
}

/** Pictures of a room that were uploaded since, for holding uploads to a number. */
export async function countImages(tx: Tx, room: SupportRoomId, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('support_images')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('room_id', '=', room)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The same for all visitors at an address. */
export async function countImagesFrom(tx: Tx, ip: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('support_images')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('ip', '=', ip)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface ImagesQuery {
  readonly room: SupportRoomId;
  readonly ids: readonly SupportImageId[];
}

/** Locks those of a room's pictures that no message shows yet. */
export async function lockFreshImages(
  tx: Tx,
  { room, ids }: ImagesQuery,
): Promise<readonly SupportImageId[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('support_images')
    .select('id')
    .where('room_id', '=', room)
    .where('id', 'in', [...ids])
    .where('number', 'is', null)
    .where('feedback_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function attachImages(
  tx: Tx,
  ids: readonly SupportImageId[],
  number: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('support_images')
    .set({ number })
    .where('id', 'in', [...ids])
    .execute();
}

export function imagesOf(
  read: Db['read'] | Tx,
  room: SupportRoomId,
  numbers: readonly number[],
): Promise<ImageRow[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('support_images')
    .select(facts)
    .where('room_id', '=', room)
    .where('number', 'in', [...numbers])
    .orderBy('id')
    .execute();
}

export const imageById = (
  read: Db['read'],
  id: string,
): Promise<Pick<SupportImageTable, 'room_id' | 'jpeg' | 'number' | 'feedback_id'> | undefined> =>
  read
    .selectFrom('support_images')
    .select(['room_id', 'jpeg', 'number', 'feedback_id'])
    .where('id', '=', imageId(id))
    .executeTakeFirst();

export async function dropForgottenImages(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('support_images')
    .where('number', 'is', null)
    .where('feedback_id', 'is', null)
    .where('uploaded_at', '<', before)
    .execute();
}

/** Casts a text from outside for comparison with ids; a malformed text matches no row. */
function imageId(text: string): SupportImageId {
  return text as SupportImageId;
}

export async function attachToFeedback(
  tx: Tx,
  ids: readonly SupportImageId[],
  feedback: FeedbackId,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('support_images')
    .set({ feedback_id: feedback })
    .where('id', 'in', [...ids])
    .execute();
}

export function imagesOfFeedback(read: Db['read'] | Tx, feedback: readonly FeedbackId[]) {
  if (feedback.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('support_images')
    .select(['id', 'width', 'height', 'feedback_id'])
    .where('feedback_id', 'in', [...feedback])
    .orderBy('id')
    .execute();
}
