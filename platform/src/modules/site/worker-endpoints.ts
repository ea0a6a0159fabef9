import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  offlinePath,
  workerFactsMark,
  workerPath,
  type ShellFiles,
  type WorkerFacts,
} from '@croupier/contracts';
import { integrityOf } from '../../http/file-store.ts';
import { policy } from '../../http/security-headers.ts';
import type { Brand } from '../brands/index.ts';
import type { ShellBuild } from './asset-build.ts';
import { offlineHtml, offlinePolicy } from './offline-page.ts';
import type { OnBrand } from './on-brand.ts';
import { sendCompressed, sendPage } from '../../http/compressed-response.ts';

interface Dependencies {
  readonly shell: ShellBuild;
  /** Off: pages register no worker, and an installed worker unregisters itself. */
  readonly isOn: boolean;
  /** Origins that serve module releases, in addition to our own. */
  readonly moduleOrigins: readonly string[];
  readonly onBrand: OnBrand;
}

/** A site's service worker, and its offline page. */
export function serveWorker(
  http: FastifyInstance,
  { shell, isOn, moduleOrigins, onBrand }: Dependencies,
): void {
  const { offline } = shell;
  if (offline === null) return;
  // A worker has its own policy, not the page's.
  const own = policy({
    'default-src': "'none'",
    'connect-src': ["'self'", ...moduleOrigins].join(' '),
  });
  http.get(
    workerPath,
    onBrand(async (brand, request, reply) => {
      const text = workerText(offline.worker, isOn ? factsFor(brand, shell) : null);
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.header('cache-control', 'no-cache').header('etag', tag);
      // Browsers check for a newer worker at each page load.
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      reply.header('content-security-policy', own);
      return sendCompressed(request, reply, { type: 'text/javascript; charset=utf-8', text });
    }),
  );
  http.get(
    offlinePath,
    onBrand(async (brand, request, reply) =>
      sendPage(
        request,
        reply.header('content-security-policy', offlinePolicy(brand, shell)),
        offlineHtml(brand, shell),
      ),
    ),
  );
}

/** The worker's entry in the manifest: a page registers only a worker that is listed there. */
export function workerFiles(
  { offline }: ShellBuild,
  { isOn }: Pick<Dependencies, 'isOn'>,
): ShellFiles {
  // Browsers check no integrity of a worker: only its address is listed.
  return isOn && offline ? { [workerPath]: integrityOf(Buffer.from(offline.worker)) } : {};
}

function factsFor(brand: Brand, shell: ShellBuild): WorkerFacts {
  const files = { ...shell.files, ...filesOfPage(shell) };
  const page = offlineHtml(brand, shell);
  return {
    shell: Object.entries(files).map(([url, integrity]) => ({ url, integrity })),
    offlineRevision: createHash('sha256').update(page).digest('hex').slice(0, 16),
  };
}

function filesOfPage({ offline }: ShellBuild): ShellFiles {
  const assets = [...(offline?.scripts ?? []), ...(offline?.styles ?? [])];
  return Object.fromEntries(assets.map(({ url, integrity }) => [url, integrity]));
}

const workerText = (built: string, facts: WorkerFacts | null): string =>
  built.replaceAll(workerFactsMark, Buffer.from(JSON.stringify(facts)).toString('base64url'));
