import type { FeedbackId, FeedbackTopic, MemberId } from '@croupier/contracts';
import type { Selectable } from 'kysely';

interface FeedbackTables {
  feedback: {
    readonly id: FeedbackId;
    readonly brand: string;
    readonly member_id: MemberId | null;
    readonly topic: FeedbackTopic;
    readonly name: string;
    readonly contact: string;
    readonly message: string;
    readonly idempotency_key: string;
    readonly made_at: Date;
    readonly settled_by: string | null;
    readonly settled_at: Date | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends FeedbackTables {}
}

export type FeedbackRow = Selectable<FeedbackTables['feedback']>;
