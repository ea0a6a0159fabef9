import type { SupportAnswer, SupportAnswerId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { answersOf, dropAnswer, hasBrand, lockAnswer, putAnswer } from './answers.store.ts';

export interface AnswersAdmin {
  list(brand: string): Promise<readonly SupportAnswer[]>;
  save(
    saved: {
      readonly brand: string;
      readonly id: SupportAnswerId | null;
      readonly title: string;
      readonly text: string;
    },
    operator: Operator,
  ): Promise<Outcome<SupportAnswer, 'not-found'>>;
  remove(
    removed: { readonly brand: string; readonly id: SupportAnswerId },
    operator: Operator,
  ): Promise<Outcome<void, 'not-found'>>;
}

/** Admin functions for the prepared answers of a brand. */
export function createAnswersAdmin(core: Pick<Core, 'db' | 'clock' | 'ids'>): AnswersAdmin {
  const { db, ids } = core;
  return {
    list: (brand) => answersOf(db.read, brand),

    save: ({ brand, id, title, text }, operator) =>
      db.transaction(async (tx): Promise<Outcome<SupportAnswer, 'not-found'>> => {
        if (!(await hasBrand(tx, brand))) return noAnswer;
        const before = id && (await lockAnswer(tx, brand, id));
        if (id && !before) return noAnswer;
        const after = { id: before?.id ?? ids.next('san'), title, text };
        await putAnswer(tx, { ...after, brand });
        await recordAudit(tx, core, operator, {
          action: 'support.answer-saved',
          subject: `${brand}/${after.id}`,
          before: before ? wordsOf(before) : '',
          after: wordsOf(after),
          note: '',
        });
        return done(after);
      }),

    remove: ({ brand, id }, operator) =>
      db.transaction(async (tx): Promise<Outcome<void, 'not-found'>> => {
        const before = await lockAnswer(tx, brand, id);
        if (!before) return noAnswer;
        await dropAnswer(tx, id);
        await recordAudit(tx, core, operator, {
          action: 'support.answer-removed',
          subject: `${brand}/${id}`,
          before: wordsOf(before),
          after: '',
          note: '',
        });
        return done(undefined);
      }),
  };
}

const wordsOf = ({ title, text }: SupportAnswer) => `${title}\n${text}`;

const noAnswer = fail('not-found', {
  detail: 'It is not there any more. Look at the list again.',
});
