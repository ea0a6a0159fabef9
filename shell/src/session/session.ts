import type { BusHandle } from '@croupier/bus';
import type { AccountType, Session, SignedIn, SiteManifest } from '@croupier/contracts';
import { draftKeyStart } from '@croupier/ui/draft';
import { perTab } from '../preferences/stored.ts';

/** These keys stay in session storage when all other session data is removed. */
const storedKeys = ['merchant'];
/** The member who typed the drafts: another member does not get them. */
const draftsOf = 'drafts-of';

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
  readonly onLost: (listener: () => void) => () => void;
}

/**
 * Stores who is signed in. The credential is a cookie that no script can read; this object has its handle,
 * which the platform sent with the page. Every change is published on the bus, which notifies the other tabs.
 */
export function startSession(site: SiteManifest, bus: BusHandle): SessionKeeper {
  const losses = new Set<() => void>();
  let isLost = false;
  bus.on('session.changed', (session) => store(session, isLost));
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
      isLost = true;
      end();
      isLost = false;
      for (const listener of losses) listener();
    },
    onLost(listener) {
      losses.add(listener);
      return () => losses.delete(listener);
    },
  };
}

/** `keepsDrafts`: the session ended in the middle, and the member may sign in again and go on. */
function store(session: Session | null, keepsDrafts: boolean): void {
  if (!session) {
    // No member was signed in in this tab: its stored data belongs to no session.
    if (perTab.get('token') === null) return;
    remove((key) => !storedKeys.includes(key) && !(keepsDrafts && isOfDrafts(key)));
    return;
  }
  const { account } = session.member;
  if ((perTab.get(draftsOf) ?? account) !== account) remove(isOfDrafts);
  perTab.set(draftsOf, account);
  perTab.set('token', session.token);
  perTab.set('isAgent', String(session.member.type));
}

const isOfDrafts = (key: string) => key === draftsOf || key.startsWith(draftKeyStart);

function remove(isRemoved: (key: string) => boolean): void {
  for (const key of perTab.keys()) if (isRemoved(key)) perTab.remove(key);
}

const agentTypes: readonly AccountType[] = [1, 2, 41, 42];

export function isAgent(session: Session | null): boolean {
  return session !== null && agentTypes.includes(session.member.type);
}
