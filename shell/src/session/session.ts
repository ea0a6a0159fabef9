import type { BusHandle } from '@croupier/bus';
import type { AccountType, Session, SignedIn, SiteManifest } from '@croupier/contracts';
import { perTab } from '../preferences/stored.ts';

/** These keys stay in session storage when all other session data is removed. */
const keptKeys = ['merchant'];

export interface SessionKeeper {
  readonly current: () => Session | null;
  readonly start: (signedIn: SignedIn) => void;
  /** The same member continues with another handle, such as after a password change. */
  readonly renew: (token: string) => void;
  /** The member signed out. */
  readonly end: () => void;
  /** A call reported that the session is over; the member is notified. */
  readonly lose: () => void;
  /** The returned function unsubscribes. */
  readonly onLost: (told: () => void) => () => void;
}

/**
 * Stores who is signed in. The credential is a cookie that no script can read; this object has its handle,
 * which the platform sent with the page. Every change is published on the bus, which notifies the other tabs.
 */
export function startSession(site: SiteManifest, bus: BusHandle): SessionKeeper {
  const losses = new Set<() => void>();
  bus.on('session.changed', store);
  bus.publish('session.changed', site.session);

  function end(): void {
    if (bus.latest('session.changed')) bus.publish('session.changed', null);
  }

  return {
    current: () => bus.latest('session.changed') ?? null,
    start({ token, user }) {
      bus.publish('session.changed', { token, member: user });
    },
    renew(token) {
      const session = bus.latest('session.changed');
      if (session) bus.publish('session.changed', { ...session, token });
    },
    end,
    lose() {
      // Several calls may receive the refusal; only the first reports it.
      if (!bus.latest('session.changed')) return;
      end();
      for (const told of losses) told();
    },
    onLost(told) {
      losses.add(told);
      return () => losses.delete(told);
    },
  };
}

function store(session: Session | null): void {
  if (!session) {
    // No member was signed in in this tab: its stored data belongs to no session.
    if (perTab.get('token') === null) return;
    for (const key of perTab.keys()) if (!keptKeys.includes(key)) perTab.remove(key);
    return;
  }
  perTab.set('token', session.token);
  perTab.set('isAgent', String(session.member.type));
}

const agentTypes: readonly AccountType[] = [1, 2, 41, 42];

export function isAgent(session: Session | null): boolean {
  return session !== null && agentTypes.includes(session.member.type);
}
