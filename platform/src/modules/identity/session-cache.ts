import type { Clock } from '../../core.ts';
import type { Brand } from '../brands/index.ts';
import type { MemberSession } from './member.ts';

/** So long a read may go by what was known; what another node ended is over by then. */
const knownForMs = 1_000;

interface Known {
  readonly brand: Brand;
  readonly member: MemberSession;
}

export interface SessionCache {
  /** The member of a credential as the database said a moment ago, else as `ask` says now. */
  memberOf(
    brand: Brand,
    credential: string,
    ask: () => Promise<MemberSession | null>,
  ): Promise<MemberSession | null>;
  /** After a session or an account has changed here: the next one who asks is told by the database. */
  forget(): void;
}

/**
 * Sessions of the last second. They are dropped all at once, by age and at every change: an answer that was
 * on its way meanwhile goes into a map that nobody reads any more, so that none is known beyond its end.
 */
export function createSessionCache(clock: Clock): SessionCache {
  let known = new Map<string, Known>();
  let begunAt = 0;

  function current(): Map<string, Known> {
    const now = clock.now().getTime();
    if (Math.abs(now - begunAt) < knownForMs) return known;
    begunAt = now;
    known = new Map();
    return known;
  }

  return {
    async memberOf(brand, credential, ask) {
      const sessions = current();
      const kept = sessions.get(credential);
      // A brand is a new object where its settings may have changed.
      if (kept?.brand === brand) return kept.member;
      const member = await ask();
      if (member) sessions.set(credential, { brand, member });
      return member;
    },
    forget() {
      known = new Map();
    },
  };
}
