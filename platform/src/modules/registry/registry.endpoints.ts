import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { modulesPath } from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { serveImmutable } from '../../http/static-files.ts';

/** The files of every release, for ever under their version. */
export const registryEndpoints =
  ({ dataDir }: Pick<Config, 'dataDir'>) =>
  async (http: FastifyInstance): Promise<void> => {
    const root = join(dataDir, 'modules');
    await mkdir(root, { recursive: true });
    await serveImmutable(http, { root, prefix: `${modulesPath}/` });
  };
