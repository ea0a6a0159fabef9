import { modulesPath, offlinePath, type WorkerFacts } from '@croupier/contracts';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

const modulesCache = 'modules';
const mostModuleFiles = 400;
const monthS = 30 * 24 * 3_600;

/**
 * Serves files that never change under their address from a cache: the shell's files of this release, and
 * files of modules by their version. Pages are always loaded from the network, with the offline page as
 * fallback; the worker does not touch calls, money and the live stream.  A newer worker waits until no page
 * of this one is open: a page keeps the release that it started with.
 */
export function serve({ shell, offlineRevision }: WorkerFacts): void {
  precache([
    // Their names contain a hash of the content.
    ...shell.map(({ url, integrity }) => ({ url, integrity, revision: null })),
    { url: offlinePath, revision: offlineRevision },
  ]);
  registerRoute(isReloaded, new NetworkFirst({ cacheName: modulesCache }));
  addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
  registerRoute(isModuleFile, modules);
  registerRoute(isPage, ({ request, event }) => page(request, event));
  enableNavigationPreload();
  clientsClaim();
}

interface WorkerRequest {
  readonly request: Request;
  readonly url: URL;
}

const isModuleFile = ({ url, request }: WorkerRequest) =>
  url.pathname.startsWith(`${modulesPath}/`) && request.method === 'GET';

/** A retry goes to the network: the cached file may be the one that failed. */
const isReloaded = (asked: WorkerRequest) =>
  isModuleFile(asked) && asked.request.cache === 'reload';

const isPage = ({ request, url }: WorkerRequest) =>
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  url.pathname !== '/console' &&
  !url.pathname.startsWith('/console/');

/**
 * A file requested with its integrity is cached only if it matches: the browser rejects any other before the
 * worker sees it.
 */
const modules = new CacheFirst({
  cacheName: modulesCache,
  plugins: [
    new ExpirationPlugin({
      maxEntries: mostModuleFiles,
      maxAgeSeconds: monthS,
      purgeOnQuotaError: true,
    }),
  ],
});

const network = new NetworkOnly();

async function page(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    return await network.handle({ request, event });
  } catch (error) {
    const kept = await matchPrecache(offlinePath);
    if (!kept) throw error;
    return kept;
  }
}
