import type { SupportMessage, SupportWords } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { shownMessage } from './dialogue.ts';
import { lockFreshImages, tieImages } from './images.store.ts';
import { unusable } from './images.ts';
import {
  addMessage,
  countSent,
  lockRoom,
  messageByKey,
  openRoom,
  writeRoom,
  type MessageRow,
  type RoomRow,
} from './support.store.ts';

export type SayFailure = 'image-unusable' | 'too-many-requests' | 'idempotency-key-reused';

export interface Said {
  readonly key: string;
  readonly words: SupportWords;
}

const sentAtMost = 20;
const perMs = 60_000;

/** Keeps a member's message; the room waits from now on, and opens again where it was closed. */
export async function sayAsMember(
  core: Pick<Core, 'clock'>,
  live: Live,
  tx: Tx,
  member: Member,
  { key, words }: Said,
): Promise<Outcome<SupportMessage, SayFailure>> {
  const now = core.clock.now();
  const room = await heldRoom(tx, member, now);
  const kept = await messageByKey(tx, { member: member.id, key, isMember: true });
  if (kept) return repeated(tx, kept, words);
  const recent = await countSent(tx, member.id, new Date(now.getTime() - perMs));
  if (recent >= sentAtMost) return tooMany;
  const images = await lockFreshImages(tx, { member: member.id, ids: words.images });
  if (images.length < new Set(words.images).size) return unusable;
  const number = room.last_number + 1;
  const row = messageOf(member, { number, text: words.text, key, now });
  await addMessage(tx, row);
  await tieImages(tx, images, number);
  await writeRoom(tx, member.id, {
    last_number: number,
    read_number: number,
    waiting_since: room.waiting_since ?? now,
    // What was closed is anybody's again.
    ...(room.is_closed ? { assignee: null } : {}),
    is_closed: false,
    changed_at: now,
  });
  await live.publish(tx, 'support.changed', { member: member.id }, { number });
  return done(await shownMessage(tx, row));
}

async function heldRoom(tx: Tx, { id, brand, account }: Member, now: Date): Promise<RoomRow> {
  await openRoom(tx, { member_id: id, brand, account, changed_at: now });
  const room = await lockRoom(tx, id);
  if (!room) throw new Error(`the room of ${id} was just made`);
  return room;
}

function messageOf(
  member: Member,
  { number, text, key, now }: { number: number; text: string; key: string; now: Date },
): MessageRow {
  return {
    member_id: member.id,
    number,
    operator: null,
    text,
    idempotency_key: key,
    sent_at: now,
  };
}

async function repeated(
  tx: Tx,
  kept: MessageRow,
  { text, images }: SupportWords,
): Promise<Outcome<SupportMessage, 'idempotency-key-reused'>> {
  const message = await shownMessage(tx, kept);
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
