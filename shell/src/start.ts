import { createBus, type Bus, type BusHandle } from '@croupier/bus';
import { createAnswerCache, type Client } from '@croupier/client';
import type { SiteManifest } from '@croupier/contracts';
import type { OverlayProps, PageProps } from '@croupier/ui';
import { createBalanceGate, isBalance, type BalanceGate } from './live/balance-gate.ts';
import { startLiveStream } from './live/live-stream.ts';
import { startPreferences, type Preferences } from './preferences/preferences.ts';
import type { LoadRemote } from './remotes/load-remote.ts';
import { pieceLoaders } from './remotes/pieces.ts';
import { createRemoteStore, type RemoteStore } from './remotes/remote-store.ts';
import { startSession, type SessionKeeper } from './session/session.ts';

/** Everything that the shell's components stand on; made once per page. */
export interface Shell {
  readonly site: SiteManifest;
  readonly bus: Bus;
  /** The shell's own handle. */
  readonly own: BusHandle;
  readonly client: Client;
  readonly cache: ReturnType<typeof createAnswerCache>;
  readonly session: SessionKeeper;
  readonly preferences: Preferences;
  readonly balances: BalanceGate;
  readonly pages: RemoteStore<PageProps>;
  readonly parts: RemoteStore<object>;
  readonly overlays: RemoteStore<OverlayProps>;
}

/** What the shell reaches the world through. */
export interface Outside {
  readonly loadRemote: LoadRemote;
  readonly clientOf: (site: SiteManifest, session: SessionKeeper) => Client;
}

/** Joins the parts of a page; nothing is drawn and nothing is asked for yet. */
export function createShell(site: SiteManifest, { loadRemote, clientOf }: Outside): Shell {
  const bus = createBus({
    ...('BroadcastChannel' in window ? { channel: new BroadcastChannel('croupier') } : {}),
    onFault: (owner, topic, error) => console.error(`${owner} failed at ${topic}`, error),
  });
  const own = bus.handleFor({ name: 'shell', publishes: 'everything' });
  const loaders = pieceLoaders(loadRemote);
  const session = startSession(site, own);
  return {
    site,
    bus,
    own,
    session,
    client: clientOf(site, session),
    cache: createAnswerCache(),
    preferences: startPreferences(site, own),
    balances: createBalanceGate(),
    pages: createRemoteStore(loaders.pages),
    parts: createRemoteStore(loaders.parts),
    overlays: createRemoteStore(loaders.overlays),
  };
}

/** Listens to the platform, and forgets what belonged to one session when another begins. */
export function goLive({ own, cache, balances, site }: Shell, open: () => EventSource): void {
  const refetch = () => void cache.invalidateQueries();
  const stream = startLiveStream({
    open,
    bus: own,
    passes: (topic, payload) =>
      topic !== 'wallet.balance-changed' || (isBalance(payload) && balances.passes(payload)),
    onReturn: refetch,
    random: Math.random,
  });
  let token = site.session?.token;
  own.on('session.changed', (session) => {
    if (session?.token === token) return;
    token = session?.token;
    balances.reset();
    own.publish('wallet.balance-changed', noBalance(site));
    void cache.resetQueries();
    stream.restart();
  });
  own.on('site.changed', refetch);
}

/** What a visitor has; also clears the balance of the member before from whoever listens late. */
const noBalance = ({ brand }: SiteManifest) =>
  ({ sumBalance: '0.00', currency: brand.currency, version: -1 }) as const;
