import { workerPath, type SiteManifest } from '@croupier/contracts';
import { whenIdle } from '../mount/page-idle.ts';
import { scriptUrl } from '../remotes/checked-files.ts';

/**
 * Registers the worker that caches the site's files for offline use, once the page is idle. A site whose
 * manifest names no worker has none; the platform then removes the worker of an earlier page.
 */
export function registerWorker({ shellFiles }: SiteManifest): void {
  const workers = navigator.serviceWorker;
  // A page of an insecure origin has no workers.
  if (!workers || !(workerPath in shellFiles)) return;
  // Without a worker the site works as before.
  whenIdle(() => void workers.register(scriptUrl(workerPath)).catch(() => undefined));
}
