import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { noSecret } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { OperatorSession } from './access.ts';
import { changeOperator, operatorById, standingOf } from './operators.store.ts';
import { byTwo, vouchRefusal } from './two-persons.ts';
import { lockRoles } from './roles.store.ts';
import { type Input, type Denied, unknown } from './colleague-access.ts';

/** Makes a new operator count as a second person. */
export function colleagueVouching(core: Pick<Core, 'db' | 'clock' | 'ids'>) {
  const { db, clock } = core;

  return {
    /**
     * An operator confirms that a new one is a separate person who may confirm actions. Refused for every
     * operator who has invited or reset the account, for one whose account comes from the same operator, and for
     * one who does not count as a person in such a pair.
     */
    vouch: (
      operator: OperatorSession,
      { operator: id, note }: Input<'vouchForOperator'>,
    ): Promise<Outcome<void, Denied | 'already-decided'>> =>
      db.transaction(async (tx) => {
        await lockRoles(tx);
        const [row, own] = await Promise.all([operatorById(tx, id), standingOf(tx, operator.id)]);
        if (!row) return unknown;
        if (row.invited_by === null || row.vouched_by !== null)
          return fail('already-decided', { detail: 'This operator needs no vouching.' });
        if (row.password_hash === noSecret)
          return fail('not-found', { detail: 'Wait until they have followed their link.' });
        if (!own) return unknown;
        const refusal = await vouchRefusal(tx, core, { by: own, invited: id });
        if (refusal) return refusal;
        await changeOperator(tx, id, { vouched_by: operator.id, vouched_at: clock.now() });
        const inviter = await operatorById(tx, row.invited_by);
        await recordAudit(tx, core, operator, {
          action: 'operator.vouched',
          subject: row.name,
          before: `invited or reset by ${inviter?.name ?? row.invited_by}`,
          after: byTwo(inviter?.name ?? '', operator.name),
          note,
        });
        return done(undefined);
      }),
  };
}
