import type { SiteModule } from '@croupier/contracts';
import { integrityOf, scriptUrl } from './checked-files.ts';
import { FileNotLoaded } from './failure-log.ts';
import { createOnce, type Attempt } from './once.ts';

export interface RemoteFile {
  readonly url: string;
  /** `sha384-…`; `null` for a local build, which has none. */
  readonly integrity: string | null;
}

/** Absolute address and integrity of a file of a module's release. */
export function fileOf({ baseUrl }: SiteModule, path: string): RemoteFile {
  const url = new URL(baseUrl + path, document.baseURI).href;
  return { url, integrity: integrityOf(url) };
}

interface LoadOptions {
  readonly attempt: Attempt;
  /** The priority among several files on a slow connection. */
  readonly priority: 'high' | 'low';
}

const once = createOnce<void>();

/**
 * Adds a script or a style sheet to the page, once. Rejects when the file does not arrive, does not match the
 * manifest, or is refused by the content policy; the next call tries again.
 */
export function loadFile(file: RemoteFile, options: LoadOptions): Promise<void> {
  return once(file.url, options.attempt, () => loadOnce(file, options));
}

async function loadOnce(file: RemoteFile, { attempt, priority }: LoadOptions): Promise<void> {
  if (attempt === 'again') await refresh(file);
  const element = file.url.endsWith('.css') ? styleSheet(file) : script(file);
  element.fetchPriority = priority;
  await attach(element, file.url);
}

/**
 * Replaces a file in the HTTP cache, which may store a broken response as immutable. Rejects if the file is
 * unavailable.
 */
export async function refresh({ url, integrity }: RemoteFile): Promise<void> {
  const answer = await fetch(url, {
    cache: 'reload',
    credentials: 'omit',
    ...(integrity ? { integrity } : {}),
  }).catch(() => null);
  if (!answer?.ok) throw new FileNotLoaded(url);
  // The cache does not store an unread body.
  await answer.arrayBuffer();
}

/**
 * The same for the file that a chunk's loader could not use: a retry would get the broken response again.
 * Never rejects.
 */
export async function refreshFailed(error: unknown): Promise<void> {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  if (typeof cause !== 'object' || cause === null || !('request' in cause)) return;
  const url = String(cause.request);
  await refresh({ url, integrity: integrityOf(url) }).catch(() => undefined);
}

export function script({ url, integrity }: RemoteFile): HTMLScriptElement {
  const element = document.createElement('script');
  element.crossOrigin = 'anonymous';
  if (integrity) element.setAttribute('integrity', integrity);
  element.src = scriptUrl(url);
  return element;
}

function styleSheet({ url, integrity }: RemoteFile): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.crossOrigin = 'anonymous';
  if (integrity) element.setAttribute('integrity', integrity);
  element.href = url;
  return element;
}

function attach(element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> {
  return new Promise((arrived, failed) => {
    element.addEventListener('load', () => arrived());
    element.addEventListener('error', () => {
      element.remove();
      failed(new FileNotLoaded(url));
    });
    document.head.append(element);
  });
}
