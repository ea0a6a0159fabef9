import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { modulesPath } from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { serveImmutable } from '../../http/static-files.ts';
import type { Registry } from './registry.ts';

/** Serves the files of every release, cached without expiry under their version. */
export const registryEndpoints =
  (
    { dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>,
    registry: Pick<Registry, 'fetchRelease'>,
  ) =>
  async (http: FastifyInstance): Promise<void> => {
    const root = join(dataDir, 'modules');
    await mkdir(root, { recursive: true });
    if (storage) fetchOnDemand(http, registry);
    await serveImmutable(http, { root, prefix: `${modulesPath}/` });
  };

/** A release of another process is copied from the storage at its first request, once. */
function fetchOnDemand(http: FastifyInstance, registry: Pick<Registry, 'fetchRelease'>): void {
  const fetches = new Map<string, Promise<boolean>>();
  http.addHook('onRequest', async ({ url }) => {
    const [, , name, version] = url.split('/');
    if (!name || !version || !isPlain(name) || !isPlain(version)) return;
    const key = `${name}/${version}`;
    const coming = fetches.get(key) ?? registry.fetchRelease(name, version);
    fetches.set(key, coming);
    // A missing release may exist at the next request.
    const isThere = await coming.catch(() => false);
    if (!isThere) fetches.delete(key);
  });
}

const isPlain = (part: string) => /^[\w+-][\w.+-]*$/.test(part);
