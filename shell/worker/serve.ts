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
 * Answers what never changes under its address: the shell's files of this release, and files of modules by
 * their version. Pages come by the network alone, with the offline page where it is gone; calls, money
 * and the live stream pass by the worker untouched.
 *
 * A newer worker waits until no page of this one is open: a page keeps the release that it began with.
 */
export function serve({ shell, offlineRevision }: WorkerFacts): void {
  precache([
    // Their names carry their content.
    ...shell.map(({ url, integrity }) => ({ url, integrity, revision: null })),
    { url: offlinePath, revision: offlineRevision },
  ]);
  registerRoute(isAskedAnew, new NetworkFirst({ cacheName: modulesCache }));
  addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
  registerRoute(isModuleFile, modules);
  registerRoute(isPage, ({ request, event }) => page(request, event));
  enableNavigationPreload();
  clientsClaim();
}

interface Asked {
  readonly request: Request;
  readonly url: URL;
}

const isModuleFile = ({ url, request }: Asked) =>
  url.pathname.startsWith(`${modulesPath}/`) && request.method === 'GET';

/** A retry goes to the network: what is kept may be what failed. */
const isAskedAnew = (asked: Asked) => isModuleFile(asked) && asked.request.cache === 'reload';

const isPage = ({ request, url }: Asked) =>
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  url.pathname !== '/console' &&
  !url.pathname.startsWith('/console/');

/** A file asked for with its integrity is kept only if it fits: the browser fails any other before we see it. */
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
