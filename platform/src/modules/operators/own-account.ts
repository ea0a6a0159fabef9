import type { SessionCookies } from '../../http/cookies.ts';
import type {
  InputOf,
  NewSecondFactor,
  OpenSession,
  OperatorId,
  SessionId,
  calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import {
  createAttempts,
  hashOf,
  hashSecret,
  matchesSecret,
  sessionIdOf,
  sessionLimits,
  shownSessions,
} from '../identity/index.ts';
import type { OperatorSession } from './access.ts';
import { recordAudit } from '../audit/index.ts';
import {
  changeOperator,
  closeSession,
  closeSessions,
  operatorById,
  type operatorsStore,
} from './operators.store.ts';
import type { SecondFactor } from './second-factor.ts';

/** A signed-in operator who manages their own account. */
export interface OwnAccountContext {
  readonly operator: OperatorSession;
  readonly cookies: SessionCookies;
}

interface Dependencies {
  readonly store: ReturnType<typeof operatorsStore>;
  readonly secondFactor: SecondFactor;
}

type PasswordFailure = 'wrong-credentials' | 'account-locked';

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** Self-service for operators: password, second factor, sessions. */
export function createOwnAccount(
  core: Pick<Core, 'db' | 'clock' | 'random' | 'ids'>,
  { store, secondFactor }: Dependencies,
) {
  const { db, clock } = core;
  const attempts = createAttempts(core);

  /** The refusal of a wrong password; these attempts are counted separately from those of the sign-in. */
  async function refusalOf(id: OperatorId, password: string) {
    const row = await operatorById(db.read, id);
    const { isLocked, retryAfterS, isRight } = await attempts.judge('console-own', id, () =>
      matchesSecret(row?.password_hash ?? null, password),
    );
    if (isLocked)
      return fail('account-locked', { detail: 'Too many attempts.', retryAfter: retryAfterS });
    return isRight ? null : fail('wrong-credentials', { detail: 'The password is wrong.' });
  }

  function openOf(operator: OperatorId) {
    const now = clock.now();
    return store.openSessions(operator, { now, seenAfter: sessionLimits.seenAfter(now) });
  }

  return {
    async beginSecondFactor(
      { operator }: OwnAccountContext,
      password: string,
    ): Promise<Outcome<NewSecondFactor, PasswordFailure | 'already-decided'>> {
      const refusal = await refusalOf(operator.id, password);
      return refusal ?? secondFactor.begin(operator);
    },
    finishSecondFactor: ({ operator, cookies }: OwnAccountContext, code: string) =>
      secondFactor.finish(operator, code, sessionOf(cookies)),
    removeSecondFactor: ({ operator }: OwnAccountContext, code: string) =>
      secondFactor.remove(operator, code),
    renewCodes: ({ operator }: OwnAccountContext, code: string) =>
      secondFactor.renew(operator, code),
    confirm: ({ operator, cookies }: OwnAccountContext, code: string) =>
      secondFactor.confirm(operator, code, sessionOf(cookies)),

    async changePassword(
      { operator, cookies }: OwnAccountContext,
      { password, newPassword }: InputOf<typeof calls.changeOperatorPassword>,
    ): Promise<Outcome<void, PasswordFailure>> {
      const refusal = await refusalOf(operator.id, password);
      if (refusal) return refusal;
      const password_hash = await hashSecret(newPassword);
      await db.transaction(async (tx) => {
        await changeOperator(tx, operator.id, { password_hash });
        await closeSessions(tx, operator.id, sessionOf(cookies));
        const auditRecord = { action: 'operator.password-changed', subject: operator.name };
        await recordAudit(tx, core, operator, { ...auditRecord, before: '', after: '', note: '' });
      });
      return done(undefined);
    },

    /** Sessions of one operator; `current` is the caller's credential. */
    async sessions(
      operator: OperatorId,
      { operator: current }: SessionCookies,
    ): Promise<Outcome<readonly OpenSession[]>> {
      return done(shownSessions(await openOf(operator), current));
    },

    async endSession(operator: OperatorId, id: SessionId): Promise<Outcome<void, 'not-found'>> {
      const row = (await openOf(operator)).find(({ hash }) => sessionIdOf(hash) === id);
      if (!row) return fail('not-found', { detail: 'This session has ended already.' });
      await closeSession(db.read, row.hash);
      return done(undefined);
    },
  };
}

const sessionOf = ({ operator }: SessionCookies): Buffer => hashOf(operator ?? '');
