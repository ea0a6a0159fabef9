import type { BusHandle } from '@croupier/bus';
import type { AccountType, Session, SignedIn, SiteManifest } from '@croupier/contracts';
import { perTab } from '../preferences/stored.ts';

/** Stays in session storage when everything of a session goes. */
const keptKeys = ['merchant'];

export interface SessionKeeper {
  readonly current: () => Session | null;
  readonly start: (signedIn: SignedIn) => void;
  /** The same member goes on under another handle, as after a change of the password. */
  readonly renew: (token: string) => void;
  /** The member signed out. */
  readonly end: () => void;
  /** A call said that the session is over, which its member is told. */
  readonly lose: () => void;
  /** Ends by the returned function. */
  readonly onLost: (told: () => void) => () => void;
}

/**
 * Holds who is signed in. The credential is a cookie that no script reads; here is its handle, which
 * the platform gave with the page. Every change is a fact on the bus, which tells the other tabs.
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
      // Several calls may hear of it, and the first one says it.
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
    // Nobody was signed in in this tab: what it keeps is not a session's.
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
