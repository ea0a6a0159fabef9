import { call } from '../call.ts';
import type { SupportAnswerId, SupportRoomId } from '../ids.ts';
import type { Language } from '../languages.ts';
import type { SupportMessage, SupportRoom } from './support.ts';

export const supportQueues = ['waiting', 'mine', 'answered', 'closed'] as const;
/** Members who wait for an answer; the operator's rooms; all answered rooms; all closed rooms. */
export type SupportQueue = (typeof supportQueues)[number];

export interface AdminSupportRoom {
  readonly roomId: SupportRoomId;
  readonly brand: string;
  readonly account: string;
  readonly state: 'waiting' | 'answered' | 'closed';
  /** Since when the member has waited for an answer. */
  readonly waitingSince: string | null;
  /** The operator assigned to it. */
  readonly assignee: string | null;
  /** Number of the latest message; a decision sends it back, so that it is not based on an old state. */
  readonly lastNumber: number;
  readonly lastText: string;
  readonly lastAt: string;
  /** Somebody without an account, named by `account` as they did; `null` in a member's room. */
  readonly visitor: { readonly contact: string; readonly language: Language } | null;
}

export interface AdminConversation extends Omit<SupportRoom, 'isClosed'> {
  readonly room: AdminSupportRoom;
}

/** A saved answer for frequent use. */
export interface SupportAnswer {
  readonly id: SupportAnswerId;
  readonly title: string;
  readonly text: string;
}

const operator = { audience: 'operator' } as const;

export const supportAdminCalls = {
  supportQueue: call('GET /ops/support', operator)
    .takes<{ queue: SupportQueue; brand?: string }>()
    .gives<{ rooms: readonly AdminSupportRoom[]; waiting: number }>(),
  supportDialogue: call('GET /ops/support/:roomId', operator)
    .takes<{ roomId: SupportRoomId; before?: number }>()
    .gives<AdminConversation>(),
  /** Also assigns an unassigned room to the operator. */
  answerSupport: call('POST /ops/support/:roomId', { ...operator, once: true })
    .takes<{ roomId: SupportRoomId; text: string }>()
    .gives<SupportMessage>()
    .fails('version-conflict'),
  /** Assigns a room to the operator, also from another operator, or unassigns it. */
  assignSupport: call('PUT /ops/support/:roomId/assignee', operator)
    .takes<{ roomId: SupportRoomId; isMine: boolean }>()
    .gives<AdminSupportRoom>(),
  /** Refused if the member has written in the meantime. */
  closeSupport: call('PUT /ops/support/:roomId/closure', operator)
    .takes<{ roomId: SupportRoomId; lastNumber: number }>()
    .gives<AdminSupportRoom>()
    .fails('version-conflict'),
  supportAnswers: call('GET /ops/brands/:brand/support-answers', operator)
    .takes<{ brand: string }>()
    .gives<readonly SupportAnswer[]>(),
  /** Adds one if `id` is `null`. */
  saveSupportAnswer: call('PUT /ops/brands/:brand/support-answers', operator)
    .takes<{ brand: string; id: SupportAnswerId | null; title: string; text: string }>()
    .gives<SupportAnswer>(),
  removeSupportAnswer: call('DELETE /ops/brands/:brand/support-answers/:id', operator).takes<{
    brand: string;
    id: SupportAnswerId;
  }>(),
};
