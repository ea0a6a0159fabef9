import type {
  AdminConversation,
  AdminSupportRoom,
  SupportMessage,
  SupportQueue,
  SupportRoomId,
} from '@croupier/contracts';
import type { Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';

interface Answering {
  readonly roomId: SupportRoomId;
  readonly text: string;
  readonly key: string;
}

export interface SupportAdmin {
  /** `null` where there is neither a room nor a member of that id. */
  brandOf(id: string): Promise<string | null>;
  queue(
    query: { readonly queue: SupportQueue; readonly brand?: string },
    operator: Operator,
  ): Promise<{ readonly rooms: readonly AdminSupportRoom[]; readonly waiting: number }>;
  dialogue(
    roomId: SupportRoomId,
    before: number | undefined,
  ): Promise<Outcome<AdminConversation, 'not-found'>>;
  answer(
    answering: Answering,
    operator: Operator,
  ): Promise<Outcome<SupportMessage, 'not-found' | 'version-conflict' | 'idempotency-key-reused'>>;
  assign(
    assigned: { readonly roomId: SupportRoomId; readonly isMine: boolean },
    operator: Operator,
  ): Promise<Outcome<AdminSupportRoom, 'not-found'>>;
  close(
    closed: { readonly roomId: SupportRoomId; readonly lastNumber: number },
    operator: Operator,
  ): Promise<Outcome<AdminSupportRoom, 'not-found' | 'version-conflict'>>;
}
