import type { Clock } from '../../core.ts';
import type { Brand } from '../brands/index.ts';
import type { MemberSession } from './member.ts';

/**
 * Maximum age of a cached session for reads; after this time, sessions that another node ended are rejected.
 */
const knownForMs = 1_000;

interface CachedSession {
  readonly brand: Brand;
  readonly member: MemberSession;
}

export interface SessionCache {
  /** The member of a credential from the cache, otherwise from `ask`. */
  memberOf(
    brand: Brand,
    credential: string,
    ask: () => Promise<MemberSession | null>,
  ): Promise<MemberSession | null>;
  /**
   * Invalidates the cache after a session or an account has changed in this process: the next call reads the
   * database.
   */
  forget(): void;
}

/**
 * Cache of the sessions of the last second. The whole map is replaced by age and at every change: a lookup in
 * flight then writes into the discarded map, so no session outlives its end.
 */
export function createSessionCache(clock: Clock): SessionCache {
  let known = new Map<string, CachedSession>();
  let begunAt = 0;

  function current(): Map<string, CachedSession> {
    const now = clock.now().getTime();
    if (Math.abs(now - begunAt) < knownForMs) return known;
    begunAt = now;
    known = new Map();
    return known;
  }

  return {
    async memberOf(brand, credential, ask) {
      const sessions = current();
      const stored = sessions.get(credential);
      // A new brand object means that the brand's settings may have changed.
      if (stored?.brand === brand) return stored.member;
      const member = await ask();
      if (member) sessions.set(credential, { brand, member });
      return member;
    },
    forget() {
      known = new Map();
    },
  };
}
