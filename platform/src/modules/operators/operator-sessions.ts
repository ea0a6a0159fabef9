import type { SessionCookies } from '../../http/cookies.ts';
import type { Core } from '../../core.ts';
import {
  type createAttempts,
  handleOf,
  hashOf,
  isDueForTouch,
  openSession,
  sessionLimits,
  type Opener,
} from '../identity/index.ts';
import { reachOf, type OperatorSession } from './access.ts';
import type { operatorsStore, OperatorRow } from './operators.store.ts';
import { heldRoles } from './roles.store.ts';
import type { createSecondFactor } from './second-factor.ts';
import { markConfirmed } from './second-factor.store.ts';

export interface SignInVisitor extends Opener {
  readonly cookies: SessionCookies;
}

/** Attempts of operators are counted separately from those of members. */
export const scope = 'console';

/** Opens and reads the sessions of operators. */
export function operatorSessions(
  core: Pick<Core, 'db' | 'clock' | 'random' | 'ids' | 'config'>,
  {
    store,
    secondFactor,
    attempts,
  }: {
    readonly store: ReturnType<typeof operatorsStore>;
    readonly secondFactor: ReturnType<typeof createSecondFactor>;
    readonly attempts: ReturnType<typeof createAttempts>;
  },
) {
  const { clock, db, config } = core;

  async function bySession(credential: string): Promise<OperatorSession | null> {
    const now = clock.now();
    const hash = hashOf(credential);
    const row = await store.bySession(hash, { now, seenAfter: sessionLimits.seenAfter(now) });
    if (!row) return null;
    if (isDueForTouch(row.seen_at, now)) await store.touchSession(hash, now);
    return {
      id: row.id,
      name: row.name,
      token: handleOf(credential),
      reach: reachOf(await heldRoles(db.read, row.id)),
      secondFactor: row.proven_at
        ? 'on'
        : config.operatorSecondFactor === 'required'
          ? 'due'
          : 'off',
      confirmedAt: row.confirmed_at,
    };
  }

  /**
   * Opens the session of an operator whose password was right; returns its credential, or `null` for a wrong
   * code.
   */
  function enter(row: OperatorRow, code: string | null, visitor: SignInVisitor) {
    return db.transaction(async (tx) => {
      if (code !== null && !(await secondFactor.take(tx, row.id, code))) return null;
      await attempts.clear(tx, scope, row.name_key);
      const session = { kind: 'operator', subject: row.id, opener: visitor } as const;
      const { credential } = await openSession(tx, core, session);
      if (code !== null) await markConfirmed(tx, hashOf(credential), clock.now());
      return credential;
    });
  }

  return { bySession, enter };
}
