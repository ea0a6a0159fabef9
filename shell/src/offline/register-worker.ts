import { workerPath, type SiteManifest } from '@croupier/contracts';
import { whenIdle } from '../mount/when-idle.ts';
import { scriptUrl } from '../remotes/checked-files.ts';

/**
 * Keeps what the site needs without a network, once the page has nothing else to do. A site whose manifest
 * names no worker has none; the platform then takes out what an earlier page registered.
 */
export function registerWorker({ shellFiles }: SiteManifest): void {
  const workers = navigator.serviceWorker;
  // A page of an insecure origin has no workers.
  if (!workers || !(workerPath in shellFiles)) return;
  // Without one the site works as before.
  whenIdle(() => void workers.register(scriptUrl(workerPath)).catch(() => undefined));
}
