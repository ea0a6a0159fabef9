import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { modulesPath } from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { serveImmutable } from '../../http/static-files.ts';
import type { Registry } from './registry.service.ts';

/** The files of every release, for ever under their version. */
export const registryEndpoints =
  ({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>, registry: Pick<Registry, 'bring'>) =>
  async (http: FastifyInstance): Promise<void> => {
    const root = join(dataDir, 'modules');
    await mkdir(root, { recursive: true });
    if (storage) bringFirst(http, registry);
    await serveImmutable(http, { root, prefix: `${modulesPath}/` });
  };

/** What another process has released comes from the storage when it is first asked for, once. */
function bringFirst(http: FastifyInstance, registry: Pick<Registry, 'bring'>): void {
  const brought = new Map<string, Promise<boolean>>();
  http.addHook('onRequest', async ({ url }) => {
    const [, , name, version] = url.split('/');
    if (!name || !version || !isPlain(name) || !isPlain(version)) return;
    const key = `${name}/${version}`;
    const coming = brought.get(key) ?? registry.bring(name, version);
    brought.set(key, coming);
    // A release that is not there yet may be there at the next request.
    const isThere = await coming.catch(() => false);
    if (!isThere) brought.delete(key);
  });
}

const isPlain = (part: string) => /^[\w+-][\w.+-]*$/.test(part);
