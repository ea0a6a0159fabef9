/** Address of a site's service worker: its scope is the whole origin. */
export const workerPath = '/worker.js';

/** The page that the worker shows where the network gives none. */
export const offlinePath = '/offline.html';

/** Stands in the built worker where the platform writes what it works with, as JSON in base64url. */
export const workerFactsMark = '%CROUPIER_WORKER_FACTS%';

/** What a worker is given. `null` in its place: it takes itself out of the browser, and all that it kept. */
export interface WorkerFacts {
  /** Files of the shell's release, kept from the start. */
  readonly shell: readonly { readonly url: string; readonly integrity: string }[];
  /** Changes with the content of the offline page. */
  readonly offlineRevision: string;
}

/** List of what the shell's build leaves for times without a network (`OfflineFiles`). */
export const offlineListFile = 'offline.json';

/** File of the worker in the shell's build. */
export const workerFile = 'worker.js';

/** Paths relative to the build's folder. */
export interface OfflineFiles {
  /** First files of the offline page. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** All files of it: path → `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
}
