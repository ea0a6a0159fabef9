/** Address of a site's service worker: its scope is the whole origin. */
export const workerPath = '/worker.js';

/** The page that the worker shows without a network. */
export const offlinePath = '/offline.html';

/**
 * Placeholder in the built worker that the platform replaces by the worker's settings, as JSON in base64url.
 */
export const workerFactsMark = '%CROUPIER_WORKER_FACTS%';

/** The worker's settings. `null` instead: the worker unregisters itself and deletes its caches. */
export interface WorkerFacts {
  /** Files of the shell's release, cached at installation. */
  readonly shell: readonly { readonly url: string; readonly integrity: string }[];
  /** Changes with the content of the offline page. */
  readonly offlineRevision: string;
}

/** List of the shell build's offline files (`OfflineFiles`). */
export const offlineListFile = 'offline.json';

/** File of the worker in the shell's build. */
export const workerFile = 'worker.js';

/** Paths relative to the build's folder. */
export interface OfflineFiles {
  /** First files of the offline page. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** All its files: path → `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
}
