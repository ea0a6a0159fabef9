import type { SessionCookies } from '../../http/cookies.ts';
import type { OpenSession, SessionId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import { accountRules } from './account-rules.ts';
import type { IdentityContext } from './identity-context.ts';
import { memberOf, type Member, type MemberSession } from './member.ts';
import {
  handleOf,
  hashOf,
  isDueForTouch,
  sessionIdOf,
  sessionLimits,
  shownSessions,
} from './sessions.ts';

/** A signed-in member who manages their list of sessions. */
export interface SessionOwner {
  readonly member: Member;
  readonly brand: Brand;
  readonly cookies: SessionCookies;
}

export function createOwnSessions({ core, uses, sessions, devices, recent }: IdentityContext) {
  const { db, clock } = core;

  function open({ member, brand }: SessionOwner) {
    const now = clock.now();
    const seenAfter = sessionLimits.seenAfter(now, accountRules(brand).idleMinutes);
    return sessions.ofMember(member.id, { now, seenAfter });
  }

  async function end(member: Member, work: (tx: Tx) => Promise<void>): Promise<Outcome<void>> {
    await db.transaction(async (tx) => {
      await work(tx);
      const audience = { member: member.id };
      await uses.live.publish(tx, 'session.ended', audience, { reason: 'sign-out' });
    });
    return done(undefined);
  }

  async function bySession(brand: Brand, credential: string): Promise<MemberSession | null> {
    const now = clock.now();
    const hash = hashOf(credential);
    const seenAfter = sessionLimits.seenAfter(now, accountRules(brand).idleMinutes);
    const row = await sessions.bySession({ hash, brand: brand.code, now, seenAfter });
    if (!row) return null;
    if (isDueForTouch(row.seen_at, now)) await sessions.touchSession(hash, now);
    return memberOf(row, brand, handleOf(credential));
  }

  return {
    /**
     * The member of a session's credential on this brand; `null` if the session is unknown, idle or expired.
     */
    bySession,

    /**
     * Like `bySession`, from a cache of at most one second; sessions that this process ended are gone at
     * once. For reads only.
     */
    byRecentSession: (brand: Brand, credential: string) =>
      recent.memberOf(brand, credential, () => bySession(brand, credential)),

    async signOut(cookies: SessionCookies): Promise<Outcome<void>> {
      const { member } = cookies;
      if (member) await db.transaction((tx) => sessions.closeSession(tx, hashOf(member)));
      cookies.dropMember();
      return done(undefined);
    },

    async list(at: SessionOwner): Promise<Outcome<readonly OpenSession[]>> {
      return done(shownSessions(await open(at), at.cookies.member));
    },

    async end(at: SessionOwner, id: SessionId): Promise<Outcome<void, 'not-found'>> {
      const row = (await open(at)).find(({ hash }) => sessionIdOf(hash) === id);
      if (!row) return fail('not-found', { detail: 'This session has ended already.' });
      return end(at.member, (tx) => sessions.closeSession(tx, row.hash));
    },

    /** Ends all sessions except this one, and removes the devices that could open new ones. */
    endOthers: (at: SessionOwner): Promise<Outcome<void>> =>
      end(at.member, async (tx) => {
        const own = at.cookies.member;
        await sessions.closeAll(tx, at.member.id, own ? hashOf(own) : null);
        await devices.forgetAll(tx, at.member.id);
      }),

    async signOutEverywhere(at: SessionOwner): Promise<Outcome<void>> {
      const ended = await end(at.member, async (tx) => {
        await sessions.closeAll(tx, at.member.id);
        await devices.forgetAll(tx, at.member.id);
      });
      at.cookies.dropMember();
      at.cookies.dropDevice();
      return ended;
    },
  };
}
