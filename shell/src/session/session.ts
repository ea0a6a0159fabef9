import type { BusHandle } from '@croupier/bus';
import type { AccountType, Session, SignedIn, SiteManifest } from '@croupier/contracts';
import { draftKeyStart } from '@croupier/ui/draft';
import { local, perTab } from '../preferences/stored.ts';

/** These keys stay in session storage when all other session data is removed. */
const storedKeys = ['merchant'];
/** The member who typed the drafts: another member does not get them. */
const draftsOf = 'drafts-of';
/** Local storage: set while the last session of this browser ended in the middle, not by a sign-out. */
const isLostKey = 'session-lost';

export interface SessionKeeper {
  readonly current: () => Session | null;
  readonly start: (signedIn: SignedIn) => void;
  /** The same member continues with another handle, such as after a password change. */
  readonly renew: (token: string) => void;
  /** The member signed out. */
  readonly end: () => void;
  /** A call reported that the session is over; the member is notified. */
  readonly lose: () => void;
  /** The platform says that the account has another type: an agent became a player, or the reverse. */
  readonly retype: (type: AccountType) => void;
  /** The account is no agent account any more. */
  readonly onDemoted: (listener: () => void) => () => void;
  /** The returned function unsubscribes. */
  readonly onLost: (listener: () => void) => () => void;
  /** An answer of the platform said that this browser has another session now, without an event of another tab. */
  readonly becomeStale: (account: string) => void;
  /** This browser signed in another member in another tab; the argument is that member's account. */
  readonly onSwitched: (listener: (account: string) => void) => () => void;
}

/**
 * Stores who is signed in. The credential is a cookie that no script can read; this object has its handle,
 * which the platform sent with the page. Every change is published on the bus, which notifies the other tabs.
 */
export function startSession(site: SiteManifest, bus: BusHandle): SessionKeeper {
  const losses = new Set<() => void>();
  const demotions = new Set<() => void>();
  const switches = new Set<(account: string) => void>();
  let isOwn = false;
  /** The member last signed in, also after the session ended. */
  let last = site.session?.member.account ?? null;
  bus.on('session.changed', (session) => {
    // Written before the event, so that each tab knows whether to keep its drafts.
    store(session, local.get(isLostKey) !== null);
    if (!session) return;
    const { account } = session.member;
    const isSwitched = !isOwn && last !== null && account !== last;
    last = account;
    if (isSwitched) reportSwitch(account);
  });
  bus.publish('session.changed', site.session);

  function reportSwitch(account: string): void {
    for (const listener of switches) listener(account);
  }

  function end(): void {
    if (!bus.latest('session.changed')) return;
    local.remove(isLostKey);
    bus.publish('session.changed', null);
  }

  return {
    current: () => bus.latest('session.changed') ?? null,
    start({ token, user }) {
      local.remove(isLostKey);
      isOwn = true;
      bus.publish('session.changed', { token, member: user });
      isOwn = false;
    },
    renew(token) {
      const session = bus.latest('session.changed');
      if (session) bus.publish('session.changed', { ...session, token });
    },
    end,
    lose() {
      // Several calls may receive the refusal; only the first reports it.
      if (!bus.latest('session.changed')) return;
      local.set(isLostKey, '1');
      bus.publish('session.changed', null);
      for (const listener of losses) listener();
    },
    retype(type) {
      const session = bus.latest('session.changed') ?? null;
      if (!session || session.member.type === type) return;
      const wasAgent = isAgent(session);
      const next = { ...session, member: { ...session.member, type } };
      bus.publish('session.changed', next);
      if (wasAgent && !isAgent(next)) for (const listener of demotions) listener();
    },
    onDemoted(listener) {
      demotions.add(listener);
      return () => demotions.delete(listener);
    },
    onLost(listener) {
      losses.add(listener);
      return () => losses.delete(listener);
    },
    becomeStale: reportSwitch,
    onSwitched(listener) {
      switches.add(listener);
      return () => switches.delete(listener);
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
