import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { hashOf, hashSecret } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  changeOperator,
  operatorById,
  takeJoinToken,
  type operatorsStore,
} from './operators.store.ts';
import type { Invitations } from './invitations.ts';
import type { Input } from './colleague-access.ts';
import { colleagueList } from './list-colleagues.ts';
import { colleagueInvitations } from './invite-colleague.ts';
import { colleagueChanges } from './change-colleague.ts';
import { colleagueVouching } from './vouch-for-colleague.ts';

export type ColleagueAdmin = ReturnType<typeof createColleagues>;

/** Manages operator accounts: no operator grants or revokes more than they hold. */
export function createColleagues(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  store: ReturnType<typeof operatorsStore>,
  invitations: Invitations,
) {
  const { db, clock } = core;

  return {
    /** The holder of the link chooses the password. */
    async join({
      token,
      password,
    }: Input<'joinOperators'>): Promise<Outcome<{ name: string }, 'reset-link-invalid'>> {
      const password_hash = await hashSecret(password);
      return db.transaction(async (tx) => {
        const id = await takeJoinToken(tx, hashOf(token), clock.now());
        const row = id && (await operatorById(tx, id));
        if (!row) return fail('reset-link-invalid', { detail: 'Ask for a new link.' });
        await changeOperator(tx, row.id, { password_hash });
        const auditRecord = { action: 'operator.joined', subject: row.name, before: '', after: '' };
        await recordAudit(tx, core, row, { ...auditRecord, note: '' });
        return done({ name: row.name });
      });
    },
    ...colleagueList(core, store),
    ...colleagueInvitations(core, invitations),
    ...colleagueChanges(core),
    ...colleagueVouching(core),
  };
}
