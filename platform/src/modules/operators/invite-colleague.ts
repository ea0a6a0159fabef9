import type { InvitationSent, OperatorId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { noSecret } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { OperatorSession } from './access.ts';
import {
  changeOperator,
  closeSessions,
  insertOperator,
  saveInvitation,
  withoutInviter,
  type InvitationRow,
} from './operators.store.ts';
import type { Invitations } from './invitations.ts';
import { lockRoles, replaceGrants } from './roles.store.ts';
import { operatorFactors } from './second-factor.store.ts';
import { refusalOf, within, type Input, type Denied, inWords } from './colleague-access.ts';

/** Invites a new operator, or resets the access of an existing one: both send a link. */
export function colleagueInvitations(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  invitations: Invitations,
) {
  const { clock, db, ids } = core;

  const invitedBy = (by: OperatorSession, operator: OperatorId): InvitationRow => ({
    operator,
    invited_by: by.id,
    invited_at: clock.now(),
  });

  return {
    invite: (
      operator: OperatorSession,
      { name, email, grants, note }: Input<'inviteOperator'>,
    ): Promise<Outcome<InvitationSent, Denied | 'username-taken'>> =>
      db.transaction(async (tx) => {
        await lockRoles(tx);
        const refusal = await refusalOf(tx, operator, grants);
        if (refusal) return refusal;
        const id = ids.next('opr');
        const added = await insertOperator(tx, {
          id,
          name,
          name_key: name.trim().toLowerCase(),
          password_hash: noSecret,
          created_at: clock.now(),
          disabled_at: null,
          email,
          ...withoutInviter,
        });
        if (!added) return fail('username-taken', { detail: 'Choose another name.' });
        await saveInvitation(tx, invitedBy(operator, id));
        await replaceGrants(tx, id, grants);
        const after = `${inWords(grants)} · ${email}`;
        const auditRecord = { action: 'operator.invited', subject: name, before: '', after, note };
        await recordAudit(tx, core, operator, auditRecord);
        return done(await invitations.send(tx, { id, name, email, kind: 'operator-invited' }));
      }),

    reset: (
      operator: OperatorSession,
      { operator: id, note }: Input<'resetOperator'>,
    ): Promise<Outcome<InvitationSent, Denied>> =>
      db.transaction(async (tx) => {
        const colleague = await within(tx, operator, id);
        if (!colleague.ok) return colleague;
        const { name, email } = colleague.value;
        if (email === null) return noAddress;
        // The operator who resets an account could use it afterwards: it starts again as if newly invited.
        await changeOperator(tx, id, { password_hash: noSecret });
        await saveInvitation(tx, invitedBy(operator, id));
        await operatorFactors.drop(tx, id);
        await closeSessions(tx, id);
        const auditRecord = {
          action: 'operator.reset',
          subject: name,
          before: '',
          after: email,
          note,
        };
        await recordAudit(tx, core, operator, auditRecord);
        return done(await invitations.send(tx, { id, name, email, kind: 'operator-reset' }));
      }),
  };
}

const noAddress = fail('not-found', {
  detail: 'This account has no mail address that a link could go to.',
});
