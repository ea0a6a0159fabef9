import type { OperatorId, OperatorInfo } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import {
  createAttempts,
  handleOf,
  hashOf,
  hashSecret,
  isDueForTouch,
  matchesSecret,
  openSession,
  sessionLimits,
  type Opener,
  type Operator,
  type SessionCookies,
} from '../identity/index.ts';
import { operatorsStore } from './operators.store.ts';

export interface Operators {
  signIn(
    input: { readonly name: string; readonly password: string },
    visitor: Opener & { readonly cookies: SessionCookies },
  ): Promise<Outcome<OperatorInfo, 'wrong-credentials' | 'account-locked'>>;
  signOut(cookies: SessionCookies): Promise<Outcome<void>>;
  /** The operator of a session's credential; `null` where it is unknown, idle or over. */
  bySession(credential: string): Promise<Operator | null>;
  /** Adds an operator, or leaves the one of that name as it is. */
  enrol(operator: { readonly name: string; readonly password: string }): Promise<OperatorId>;
}

/** Attempts of operators are counted apart from those of any brand's members. */
const scope = 'console';

export function createOperators(core: Pick<Core, 'db' | 'clock' | 'random' | 'ids'>): Operators {
  const { db, clock, ids } = core;
  const store = operatorsStore(db.read);
  const attempts = createAttempts(core);

  return {
    async signIn({ name, password }, visitor) {
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
      const opened = await db.transaction(async (tx) => {
        await attempts.clear(tx, scope, key);
        return openSession(tx, core, { kind: 'operator', subject: row.id, opener: visitor });
      });
      visitor.cookies.keepOperator(opened.credential);
      return done({ id: row.id, name: row.name, token: opened.handle });
    },

    async signOut(cookies) {
      if (cookies.operator) await store.closeSession(hashOf(cookies.operator));
      cookies.dropOperator();
      return done(undefined);
    },

    async bySession(credential) {
      const now = clock.now();
      const hash = hashOf(credential);
      const row = await store.bySession(hash, { now, seenAfter: sessionLimits.seenAfter(now) });
      if (!row) return null;
      if (isDueForTouch(row.seen_at, now)) await store.touchSession(hash, now);
      return { id: row.id, name: row.name, token: handleOf(credential) };
    },

    async enrol({ name, password }) {
      const key = keyOf(name);
      const existing = await store.byName(key);
      if (existing) return existing.id;
      const row = {
        id: ids.next('opr'),
        name,
        name_key: key,
        password_hash: await hashSecret(password),
        created_at: clock.now(),
      };
      await store.insert(row);
      return (await store.byName(key))?.id ?? row.id;
    },
  };
}

const keyOf = (name: string) => name.trim().toLowerCase();
