import type { InputOf, OperatorId, OperatorInfo, calls } from '@croupier/contracts';
import type { SessionCookies } from '../../http/cookies.ts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createAttempts, hashOf, hashSecret, matchesSecret } from '../identity/index.ts';
import { wrongCode } from '../../second-factor/factor.ts';
import { ownerRole, type OperatorSession } from './access.ts';
import { createColleagues, type ColleagueAdmin } from './colleagues.ts';
import { createInvitations, type InvitationUses } from './invitations.ts';
import { closeSession, insertOperator, operatorsStore, withoutInviter } from './operators.store.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createRoles, type Roles } from './roles.ts';
import { replaceGrants } from './roles.store.ts';
import { createSecondFactor } from './second-factor.ts';
import { type SignInVisitor, scope, operatorSessions } from './operator-sessions.ts';

type SignInFailure =
  | 'wrong-credentials'
  | 'account-locked'
  | 'account-suspended'
  | 'second-factor-needed'
  | 'wrong-code';

export interface Operators {
  signIn(
    input: InputOf<typeof calls.operatorLogin>,
    visitor: SignInVisitor,
  ): Promise<Outcome<OperatorInfo, SignInFailure>>;
  signOut(cookies: SessionCookies): Promise<Outcome<void>>;
  /** The operator of a session's credential; `null` if the session is unknown, idle or expired. */
  bySession(credential: string): Promise<OperatorSession | null>;
  /** Adds an operator with a role for all brands; an existing operator of that name is not changed. */
  enrol(operator: {
    readonly name: string;
    readonly password: string;
    readonly role?: string;
    readonly email?: string;
    /** Base32 key of a second factor that is on from the start: for a demonstration. */
    readonly factorKey?: string;
  }): Promise<OperatorId>;
  readonly own: OwnAccount;
  readonly colleagues: ColleagueAdmin;
  readonly roles: Roles;
}

export function createOperators(
  core: Pick<Core, 'db' | 'clock' | 'random' | 'ids' | 'config'>,
  uses: InvitationUses,
): Operators {
  const { db, clock, ids } = core;
  const store = operatorsStore(db.read);
  const attempts = createAttempts(core);
  const secondFactor = createSecondFactor(core);
  const { bySession, enter } = operatorSessions(core, { store, secondFactor, attempts });

  return {
    bySession,
    async signIn({ name, password, code }, visitor) {
      const key = keyOf(name);
      const { isLocked, retryAfterS } = await attempts.begin(scope, key);
      if (isLocked)
        return fail('account-locked', {
          detail: 'Too many failed attempts.',
          retryAfter: retryAfterS,
        });
      const row = await store.byName(key);
      const isRight = await matchesSecret(row?.password_hash ?? null, password);
      if (!row || !isRight)
        return fail('wrong-credentials', { detail: 'The name or the password is wrong.' });
      if (row.disabled_at)
        return fail('account-suspended', { detail: 'Ask an operator who may enable it again.' });
      const isCodeNeeded = await secondFactor.isOn(row.id);
      if (isCodeNeeded && code === undefined)
        return fail('second-factor-needed', { detail: 'Send the code of the second factor, too.' });
      const credential = await enter(row, isCodeNeeded ? (code ?? '') : null, visitor);
      const session = credential === null ? null : await bySession(credential);
      if (credential === null || !session) return wrongCode;
      visitor.cookies.keepOperator(credential);
      return done(infoOf(session));
    },
    async signOut(cookies) {
      if (cookies.operator) await closeSession(db.read, hashOf(cookies.operator));
      cookies.dropOperator();
      return done(undefined);
    },
    async enrol({ name, password, role = ownerRole, email, factorKey }) {
      const key = keyOf(name);
      const existing = await store.byName(key);
      if (existing) return existing.id;
      const row = {
        id: ids.next('opr'),
        name,
        name_key: key,
        password_hash: await hashSecret(password),
        created_at: clock.now(),
        disabled_at: null,
        email: email ?? null,
        ...withoutInviter,
      };
      await db.transaction(async (tx) => {
        if (!(await insertOperator(tx, row))) return;
        await replaceGrants(tx, row.id, [{ role, brand: null }]);
        if (factorKey !== undefined) await secondFactor.seed(tx, row.id, factorKey);
      });
      return (await store.byName(key))?.id ?? row.id;
    },
    own: createOwnAccount(core, { store, secondFactor }),
    colleagues: createColleagues(core, store, createInvitations(core, uses)),
    roles: createRoles(core),
  };
}

export function infoOf({ id, name, token, reach, secondFactor }: OperatorSession): OperatorInfo {
  return { id, name, token, reach, secondFactor };
}

export const keyOf = (name: string) => name.trim().toLowerCase();
