import { createBus, type Bus, type BusHandle, type PublishedEvent } from '@croupier/bus';
import { createQueryCache, type Client } from '@croupier/client';
import { calls, type SiteManifest } from '@croupier/contracts';
import { reportOnline, type OverlayProps, type PageProps } from '@croupier/ui';
import { createBalanceGate, isBalance, type BalanceGate } from './live/balance-gate.ts';
import { startLiveStream, type LiveStreamOptions } from './live/live-stream.ts';
import { createFailureLog, kindOf, type FailureLog } from './remotes/failure-log.ts';
import type { LastGood } from './remotes/last-good.ts';
import { withoutFallback } from './remotes/without-fallback.ts';
import { startPreferences, type Preferences } from './preferences/preferences.ts';
import type { LoadRemote } from './remotes/load-remote.ts';
import { pieceLoaders } from './remotes/pieces.ts';
import {
  createLoadPriority,
  afterPriorityLoads,
  type LoadPriority,
} from './remotes/load-priority.ts';
import { createRemoteStore, type RemoteStore, type StoreUses } from './remotes/remote-store.ts';
import {
  createVersionWatch,
  versionsOf,
  type VersionWatch,
  type Versions,
} from './versions/version-watch.ts';
import { startSession, type SessionKeeper } from './session/session.ts';

/** The dependencies of the shell's components; created once per page. */
export interface Shell {
  readonly site: SiteManifest;
  readonly bus: Bus;
  /** The shell's own bus handle. */
  readonly own: BusHandle;
  readonly client: Client;
  readonly cache: ReturnType<typeof createQueryCache>;
  readonly session: SessionKeeper;
  readonly preferences: Preferences;
  readonly balances: BalanceGate;
  readonly failures: FailureLog;
  readonly versions: VersionWatch;
  /** The page arrived damaged: this is the manifest of the last one that did not. */
  readonly isKept: boolean;
  readonly reload: () => void;
  /** Markup in the server's frame that stays until its code has loaded; `null` if there is none. */
  readonly skeletonOf: SkeletonOf;
  /** The bus events, the latest last; stored for users who may inspect them. */
  readonly facts: readonly PublishedEvent[];
  readonly pages: RemoteStore<PageProps>;
  readonly parts: RemoteStore<object>;
  readonly overlays: RemoteStore<OverlayProps>;
  readonly precedence: LoadPriority;
}

/** By the name of the markup's element. */
export type SkeletonOf = (name: string) => string | null;

/** The shell's external dependencies. */
export interface ShellEnvironment {
  readonly loadRemote: LoadRemote;
  readonly clientOf: (site: SiteManifest, session: SessionKeeper) => Client;
  readonly lastGoodOf: (client: Client) => LastGood;
  /** The page's versions at its start, and those that a reload would get. */
  readonly scripts: readonly string[];
  readonly freshVersions: () => Promise<Versions | null>;
  readonly reload: () => void;
  /** Default: none. */
  readonly skeletonOf?: SkeletonOf;
  /** The manifest is that of an earlier page; no, unless given. */
  readonly isKept?: boolean;
  /** The bus of an embedding host; default: the page's own. */
  readonly bus?: Bus;
  /** Default: the browser's. */
  readonly preferencesOf?: typeof startPreferences;
}

/** Connects the parts of a page; renders nothing and sends no request yet. */
export function createShell(site: SiteManifest, outside: ShellEnvironment): Shell {
  const { loadRemote, clientOf, lastGoodOf, scripts, freshVersions, reload } = outside;
  const {
    bus: given,
    preferencesOf = startPreferences,
    skeletonOf = () => null,
    isKept = false,
  } = outside;
  const failures = createFailureLog((report) => {
    // A failed report must not cause a second failure.
    client.call(calls.reportFailure, { ...report, ticket: site.ticket }).catch(() => undefined);
  });
  const bus = given ?? createPageBus(site, failures);
  const facts = site.canInspect ? recordFacts(bus) : [];
  const own = bus.handleFor({ name: 'shell', publishes: 'everything' });
  const session = startSession(site, own);
  const client = clientOf(site, session);
  const loaders = pieceLoaders(loadRemote);
  const precedence = createLoadPriority();
  const uses: StoreUses = {
    lastGood: withoutFallback(site.preview, lastGoodOf(client)),
    onFailure: (module, piece, error) =>
      failures.note({ module, kind: kindOf(error), piece, error }),
  };
  return {
    site,
    bus,
    own,
    session,
    client,
    failures,
    versions: createVersionWatch(versionsOf(site, scripts), freshVersions),
    isKept,
    reload,
    skeletonOf,
    facts,
    cache: createQueryCache(),
    preferences: preferencesOf(site, own),
    balances: createBalanceGate(),
    pages: createRemoteStore(loaders.pages, uses),
    parts: createRemoteStore(afterPriorityLoads(loaders.parts, precedence), uses),
    overlays: createRemoteStore(loaders.overlays, uses),
    precedence,
  };
}

/** The bus of a page and its other tabs. Failures on the bus are recorded for the responsible module. */
function createPageBus({ modules }: SiteManifest, failures: FailureLog): Bus {
  const moduleOf = (owner: string) => modules.find(({ description }) => description.name === owner);
  return createBus({
    ...('BroadcastChannel' in window ? { channel: new BroadcastChannel('croupier') } : {}),
    onError: (owner, topic, error) => {
      console.error(`${owner} failed at ${topic}`, error);
      const module = moduleOf(owner);
      if (module) failures.note({ module, kind: 'bus', piece: topic, error });
    },
    onRefused: (owner, topic, error) => {
      const module = moduleOf(owner);
      if (module) failures.note({ module, kind: 'foreign-topic', piece: topic, error });
    },
  });
}

const maxFacts = 200;

function recordFacts(bus: Bus): readonly PublishedEvent[] {
  const facts: PublishedEvent[] = [];
  bus.published.subscribe((fact) => {
    facts.push(fact);
    facts.splice(0, facts.length - maxFacts);
  });
  return facts;
}

/**
 * Listens to the platform, and clears the data of one session when another begins. The returned function
 * stops it.
 */
export function goLive(
  { own, cache, balances, site, client, versions, isKept }: Shell,
  open: LiveStreamOptions['open'],
): () => void {
  const refetch = () => void cache.invalidateQueries();
  const stream = startLiveStream({
    open,
    // The data of a kept page is older than any id that it knows.
    from: isKept ? null : (site.lastEventId ?? null),
    bus: own,
    passes: (topic, payload) =>
      topic !== 'wallet.balance-changed' || (isBalance(payload) && balances.passes(payload)),
    onGap: () => {
      refetch();
      reportOnline();
      void versions.look();
    },
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
  own.on('site.changed', () => {
    refetch();
    void versions.look();
  });
  // A session ended elsewhere, perhaps not this one: the response says whether a member is still signed in
  // here.
  own.on(
    'session.ended',
    () => void client.call(calls.memberInfo, undefined).catch(() => undefined),
  );
  return stream.end;
}

/** A visitor's balance; also clears the previous member's balance for late subscribers. */
const noBalance = ({ brand }: SiteManifest) =>
  ({ sumBalance: '0.00', currency: brand.currency, version: -1 }) as const;
