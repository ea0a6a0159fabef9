import type { DeskFeedback, FeedbackId, FeedbackInput, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { keepDeed } from '../operators/index.ts';
import type { FeedbackRow } from './content.store.ts';
import { addFeedback, feedbackRows, lockFeedback, writeFeedback } from './feedback.store.ts';

export interface Feedback {
  /** Keeps what somebody wrote, once for each key. */
  send(written: Written): Promise<Outcome<void, 'idempotency-key-reused'>>;
  list(isSettled: boolean): Promise<readonly DeskFeedback[]>;
  settle(
    settled: { readonly id: FeedbackId; readonly note: string },
    operator: Operator,
  ): Promise<Outcome<DeskFeedback, 'not-found' | 'already-decided'>>;
}

interface Written {
  readonly brand: string;
  readonly memberId: MemberId | null;
  readonly key: string;
  readonly input: FeedbackInput;
}

/** What visitors and members write, and what operators did about it. */
export function createFeedback(core: Pick<Core, 'db' | 'clock' | 'ids'>): Feedback {
  const { db, clock, ids } = core;
  return {
    send: ({ brand, memberId, key, input }) =>
      db.transaction(async (tx): Promise<Outcome<void, 'idempotency-key-reused'>> => {
        const kept = await addFeedback(tx, {
          ...input,
          id: ids.next('fbk'),
          brand,
          member_id: memberId,
          idempotency_key: key,
          made_at: clock.now(),
          settled_by: null,
          settled_at: null,
        });
        return isSame(kept, input) ? done(undefined) : fail('idempotency-key-reused');
      }),

    list: async (isSettled) => (await feedbackRows(db.read, isSettled)).map(viewOf),

    settle: ({ id, note }, operator) =>
      db.transaction(
        async (tx): Promise<Outcome<DeskFeedback, 'not-found' | 'already-decided'>> => {
          const before = await lockFeedback(tx, id);
          if (!before) return fail('not-found');
          if (before.settled_at) return fail('already-decided');
          const by = { settled_at: clock.now(), settled_by: operator.name };
          const after = await writeFeedback(tx, id, by);
          await keepDeed(tx, core, operator, {
            action: 'content.feedback-settled',
            subject: `${before.brand}/${id}`,
            before: '',
            after: '',
            note,
          });
          return done(viewOf(after));
        },
      ),
  };
}

function isSame(kept: FeedbackRow, { topic, name, contact, message }: FeedbackInput): boolean {
  return (
    kept.topic === topic &&
    kept.name === name &&
    kept.contact === contact &&
    kept.message === message
  );
}

function viewOf(row: FeedbackRow): DeskFeedback {
  const { id, brand, topic, name, contact, message } = row;
  const { member_id, made_at, settled_by, settled_at } = row;
  return {
    id,
    brand,
    topic,
    name,
    contact,
    message,
    memberId: member_id,
    madeAt: made_at.toISOString(),
    settled: settled_at && { by: settled_by ?? '', at: settled_at.toISOString() },
  };
}
