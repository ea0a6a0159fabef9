import type {
  SupportImage,
  SupportMessage,
  SupportRoomId,
  SupportMessagePage,
} from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import { imagesOf, type ImageRow } from './images.store.ts';
import { messagesBefore, type MessageRow } from './support.store.ts';

const stretchLength = 30;

/** The latest messages of a room, or those before a number. */
export async function messagePageOf(
  read: Db['read'],
  room: SupportRoomId,
  before: number | undefined,
): Promise<SupportMessagePage> {
  const rows = await messagesBefore(read, room, { before, limit: stretchLength + 1 });
  const latest = rows.slice(0, stretchLength).toReversed();
  return { messages: await shown(read, latest), hasEarlier: rows.length > stretchLength };
}

export async function shownMessage(tx: Tx, row: MessageRow): Promise<SupportMessage> {
  return messageOf(row, await imagesOf(tx, row.room_id, [row.number]));
}

async function shown(read: Db['read'], rows: readonly MessageRow[]): Promise<SupportMessage[]> {
  const [first] = rows;
  if (!first) return [];
  const images = await imagesOf(
    read,
    first.room_id,
    rows.map(({ number }) => number),
  );
  return rows.map((row) =>
    messageOf(
      row,
      images.filter(({ number }) => number === row.number),
    ),
  );
}

function messageOf(row: MessageRow, images: readonly ImageRow[]): SupportMessage {
  return {
    number: row.number,
    author: row.operator === null ? 'member' : 'operator',
    text: row.text,
    images: images.map(shownImage),
    sentAt: row.sent_at.toISOString(),
  };
}

export function shownImage({ id, width, height }: ImageRow): SupportImage {
  return { id, width, height };
}
