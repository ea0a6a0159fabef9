import type { SupportMessage, SupportRoomId, SupportText } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { shownMessage } from './dialogue.ts';
import { lockFreshImages, attachImages } from './images.store.ts';
import { unusable } from './images.ts';
import {
  addMessage,
  countSent,
  lockRoom,
  messageByKey,
  writeRoom,
  type MessageRow,
} from './support.store.ts';

export type SendMessageFailure = 'image-unusable' | 'too-many-requests' | 'idempotency-key-reused';

export interface SentMessage {
  readonly room: SupportRoomId;
  readonly key: string;
  readonly words: SupportText;
}

const sentAtMost = 20;
const perMs = 60_000;

/** Stores a message for support in an existing room; the room waits for an answer and opens again if it was closed. */
export async function writeInRoom(
  core: Pick<Core, 'clock'>,
  tx: Tx,
  { room: id, key, words }: SentMessage,
): Promise<Outcome<SupportMessage, SendMessageFailure>> {
  const now = core.clock.now();
  const room = await lockRoom(tx, id);
  if (!room) throw new Error(`there is no room ${id}`);
  const stored = await messageByKey(tx, { room: id, key, isOperator: false });
  if (stored) return repeated(tx, stored, words);
  const recent = await countSent(tx, id, new Date(now.getTime() - perMs));
  if (recent >= sentAtMost) return tooMany;
  const images = await lockFreshImages(tx, { room: id, ids: words.images });
  if (images.length < new Set(words.images).size) return unusable;
  const number = room.last_number + 1;
  const row = {
    room_id: id,
    number,
    operator: null,
    text: words.text,
    idempotency_key: key,
    sent_at: now,
  };
  await addMessage(tx, row);
  await attachImages(tx, images, number);
  await writeRoom(tx, id, {
    last_number: number,
    read_number: number,
    waiting_since: room.waiting_since ?? now,
    // A room that was closed has no assignee any more.
    ...(room.is_closed ? { assignee: null } : {}),
    is_closed: false,
    changed_at: now,
  });
  return done(await shownMessage(tx, row));
}

async function repeated(
  tx: Tx,
  stored: MessageRow,
  { text, images }: SupportText,
): Promise<Outcome<SupportMessage, 'idempotency-key-reused'>> {
  const message = await shownMessage(tx, stored);
  const isSame =
    message.text === text &&
    message.images.length === new Set(images).size &&
    message.images.every(({ id }) => images.includes(id));
  return isSame ? done(message) : fail('idempotency-key-reused');
}

const tooMany = fail('too-many-requests', {
  detail: 'Wait a minute before you write again.',
  retryAfter: perMs / 1_000,
});
