import type { AdminFeedback, FeedbackId, FeedbackInput, SupportImage } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member, Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { unusable, type SupportImages } from '../support/index.ts';
import type { FeedbackRow } from './feedback-tables.ts';
import { addFeedback, feedbackRows, lockFeedback, writeFeedback } from './feedback.store.ts';

export type FeedbackImages = Pick<SupportImages, 'keepFor' | 'ofFeedback'>;

export interface Feedback {
  /** Stores feedback, once per key. */
  send(
    written: Written,
  ): Promise<Outcome<void, 'idempotency-key-reused' | 'image-unusable' | 'invalid-input'>>;
  list(isSettled: boolean): Promise<readonly AdminFeedback[]>;
  settle(
    settled: { readonly id: FeedbackId; readonly note: string },
    operator: Operator,
  ): Promise<Outcome<AdminFeedback, 'not-found' | 'already-decided'>>;
}

interface Written {
  readonly brand: string;
  /** `null`: a visitor. */
  readonly member: Pick<Member, 'id' | 'account'> | null;
  readonly key: string;
  readonly input: FeedbackInput;
}

/** Feedback of visitors and members, and how operators settled it. */
export function createFeedback(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  images: FeedbackImages,
): Feedback {
  const { db, clock, ids } = core;
  return {
    async send({ brand, member, key, input }) {
      const { images: pictures = [], topic, message } = input;
      const name = input.name ?? member?.account;
      const contact = input.contact ?? member?.id;
      const isOut = member === null && (topic === 'player' || pictures.length > 0);
      if (name === undefined || contact === undefined || isOut)
        return fail('invalid-input', { fields: { name: { code: 'required' } } });
      return db.transaction(async (tx) => {
        const id = ids.next('fbk');
        const stored = await addFeedback(tx, {
          topic,
          name,
          contact,
          message,
          id,
          brand,
          member_id: member?.id ?? null,
          idempotency_key: key,
          made_at: clock.now(),
          settled_by: null,
          settled_at: null,
        });
        if (!isSame(stored, { topic, name, contact, message }))
          return fail('idempotency-key-reused');
        if (stored.id !== id || !member) return done(undefined);
        const isTied = await images.keepFor(tx, { member: member.id, ids: pictures, feedback: id });
        return isTied ? done(undefined) : unusable;
      });
    },

    async list(isSettled) {
      const rows = await feedbackRows(db.read, isSettled);
      const shown = await images.ofFeedback(rows.map(({ id }) => id));
      return rows.map((row) => viewOf(row, shown.get(row.id) ?? []));
    },

    settle: ({ id, note }, operator) =>
      db.transaction(
        async (tx): Promise<Outcome<AdminFeedback, 'not-found' | 'already-decided'>> => {
          const before = await lockFeedback(tx, id);
          if (!before) return fail('not-found');
          if (before.settled_at) return fail('already-decided');
          const by = { settled_at: clock.now(), settled_by: operator.name };
          const after = await writeFeedback(tx, id, by);
          await recordAudit(tx, core, operator, {
            action: 'content.feedback-settled',
            subject: `${before.brand}/${id}`,
            before: '',
            after: '',
            note,
          });
          const shown = await images.ofFeedback([id], tx);
          return done(viewOf(after, shown.get(id) ?? []));
        },
      ),
  };
}

function isSame(
  stored: FeedbackRow,
  { topic, name, contact, message }: Pick<FeedbackRow, 'topic' | 'name' | 'contact' | 'message'>,
): boolean {
  return (
    stored.topic === topic &&
    stored.name === name &&
    stored.contact === contact &&
    stored.message === message
  );
}

function viewOf(row: FeedbackRow, images: readonly SupportImage[]): AdminFeedback {
  const { id, brand, topic, name, contact, message } = row;
  const { member_id, made_at, settled_by, settled_at } = row;
  return {
    id,
    brand,
    topic,
    name,
    contact,
    message,
    images,
    memberId: member_id,
    madeAt: made_at.toISOString(),
    settled: settled_at && { by: settled_by ?? '', at: settled_at.toISOString() },
  };
}
