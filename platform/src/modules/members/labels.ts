import type { InputOf, LabelCount, MemberId, calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import { countLabels, labelsOf, lockBrandOf, replaceLabels } from './labels.store.ts';

type LabelsOrder = InputOf<typeof calls.setMemberLabels>;
type Labels = Outcome<{ readonly labels: string[] }, 'not-found'>;

/** Labels that operators give members. A label is the same in small and capital letters. */
export function createLabels(core: Core) {
  const { db, clock } = core;

  async function setIn(tx: Tx, { memberId, labels, note }: LabelsOrder, operator: Actor) {
    const brand = await lockBrandOf(tx, memberId);
    if (brand === null) return fail('not-found', { detail: 'There is no such member.' });
    const before = await labelsOf(tx, memberId);
    const byKey = new Map(labels.map((label) => [label.toLowerCase(), label]));
    const rows = [...byKey].map(([label_key, label]) => ({
      ...{ member_id: memberId, brand, label, label_key },
      operator: operator.name,
      labelled_at: clock.now(),
    }));
    await replaceLabels(tx, memberId, rows);
    await recordAudit(tx, core, operator, {
      action: 'member.labelled',
      subject: memberId,
      before: before.join(', '),
      after: [...byKey.values()].join(', '),
      note,
    });
    return null;
  }

  return {
    async ofBrand(brand: string): Promise<Outcome<LabelCount[]>> {
      return done([...(await countLabels(db.read, brand))]);
    },

    async of(member: MemberId): Promise<Labels> {
      return done({ labels: [...(await labelsOf(db.read, member))] });
    },

    /** Replaces all labels of a member; audit record and labels are one commit. */
    async set(order: LabelsOrder, operator: Actor): Promise<Labels> {
      const refusal = await db.transaction((tx) => setIn(tx, order, operator));
      return refusal ?? done({ labels: [...(await labelsOf(db.read, order.memberId))] });
    },
  };
}
