import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { sessionIdOf } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { OperatorSession } from './access.ts';
import {
  changeOperator,
  closeSession,
  closeSessions,
  dropJoinToken,
  operatorById,
  sessionHashes,
} from './operators.store.ts';
import { heldRoles, lockRoles, replaceGrants } from './roles.store.ts';
import {
  within,
  refusalOf,
  type Input,
  type Denied,
  inWords,
  unknown,
} from './colleague-access.ts';

/** Changes the roles, the state and the sessions of another operator. */
export function colleagueChanges(core: Pick<Core, 'db' | 'clock' | 'ids'>) {
  const { db, clock } = core;

  return {
    grant: (
      operator: OperatorSession,
      { operator: id, grants, note }: Input<'grantRoles'>,
    ): Promise<Outcome<void, Denied>> =>
      db.transaction(async (tx) => {
        const colleague = await within(tx, operator, id);
        if (!colleague.ok) return colleague;
        const refusal = await refusalOf(tx, operator, grants);
        if (refusal) return refusal;
        const before = inWords(await heldRoles(tx, id));
        await replaceGrants(tx, id, grants);
        const subject = colleague.value.name;
        const auditRecord = {
          action: 'operator.roles-changed',
          subject,
          before,
          after: inWords(grants),
        };
        await recordAudit(tx, core, operator, { ...auditRecord, note });
        return done(undefined);
      }),

    setState: (
      operator: OperatorSession,
      { operator: id, isDisabled, note }: Input<'setOperatorState'>,
    ): Promise<Outcome<void, Denied>> =>
      db.transaction(async (tx) => {
        const colleague = await within(tx, operator, id);
        if (!colleague.ok) return colleague;
        await changeOperator(tx, id, { disabled_at: isDisabled ? clock.now() : null });
        if (isDisabled) {
          await closeSessions(tx, id);
          await dropJoinToken(tx, id);
        }
        const action = isDisabled ? 'operator.disabled' : 'operator.enabled';
        const auditRecord = { action, subject: colleague.value.name, before: '', after: '', note };
        await recordAudit(tx, core, operator, auditRecord);
        return done(undefined);
      }),

    endSession: (
      operator: OperatorSession,
      { operator: id, session }: Input<'endColleagueSession'>,
    ): Promise<Outcome<void, Denied>> =>
      db.transaction(async (tx) => {
        await lockRoles(tx);
        const row = await operatorById(tx, id);
        if (!row) return unknown;
        // Any operator who may see colleagues may end a suspicious session: this grants and revokes no
        // permission.
        const hash = (await sessionHashes(tx, id)).find((one) => sessionIdOf(one) === session);
        if (!hash) return fail('not-found', { detail: 'This session has ended already.' });
        await closeSession(tx, hash);
        const auditRecord = {
          action: 'operator.session-ended',
          subject: row.name,
          before: '',
          after: '',
        };
        await recordAudit(tx, core, operator, { ...auditRecord, note: '' });
        return done(undefined);
      }),
  };
}
