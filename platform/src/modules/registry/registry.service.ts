import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../../core.ts';
import { s3Objects } from '../../storage/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Live } from '../live/index.ts';
import { failuresStore } from './failures.store.ts';
import { hasCanary } from './release-choice.ts';
import { archiveIn } from './archive.ts';
import { folderOf, publishFolders, releaseFolder } from './publishing.ts';
import { targetOf } from './release-target.ts';
import { acceptShell } from './shells.ts';
import { shellsStore } from './shells.store.ts';
import { createServings } from './servings.ts';
import { servingsStore } from './servings.store.ts';
import { registryStore } from './registry.store.ts';
import { createRegistryCache, newestOf, serialOf } from './registry-cache.ts';
import { createCanaries } from './canaries.ts';
import { canariesStore } from './canaries.store.ts';
import type { Registry } from './registry.ts';
import { placementBoard } from './placement-board.ts';
import { placementChanges } from './change-placements.ts';
import { pageModules } from './page-modules.ts';

export interface RegistryUses {
  readonly brands: Brands;
  readonly live: Live;
}

export function createRegistry(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'config' | 'log'>,
  { brands, live }: RegistryUses,
): Registry {
  const store = registryStore(core.db.read);
  const table = createRegistryCache(store, core);
  const { storage } = core.config;
  const archive = storage ? archiveIn(s3Objects(storage)) : null;
  const publishing = { store, shells: shellsStore(core.db.read), table, core, archive, live };
  const failures = failuresStore(core.db.read);
  const servings = createServings(servingsStore(core.db.read), core);
  const canaries = createCanaries({
    store,
    canaries: canariesStore(core.db.read),
    table,
    core,
    live,
  });
  const placements = placementBoard(core, { brands }, { table, failures, servings, canaries });

  async function fetchRelease(module: string, version: string): Promise<boolean> {
    const release = await store.release(module, version);
    if (!release) return false;
    await archive?.download(folderOf(core.config.dataDir, module, version), release);
    return true;
  }

  return {
    placements,
    publishFolders: (dirs) => publishFolders(dirs, publishing),
    releaseFolder: (dir, team) => releaseFolder(dir, team, publishing),
    newestVersion: async (module) => newestOf(await table.current(), module),
    releaseTarget: (module) => targetOf(module, [], publishing),
    admitShell: () => acceptShell(publishing),
    fetchRelease,
    async file(module, version, path) {
      if (!(await fetchRelease(module, version))) return null;
      const { files } = await table.manifest(module, version);
      if (!files.some((file) => file.path === path)) return null;
      return readFile(join(folderOf(core.config.dataDir, module, version), path), 'utf8');
    },
    canaries,
    serial: async (brand) => serialOf(await table.current(), brand),
    noteServed: (brand, releases) => servings.note(brand, releases),
    isTrying: async (brand) => hasCanary(await table.current(), brand),
    ...placementChanges(core, { live, brands }, { store, table, placements, servings }),
    ...pageModules(core, { brands }, { table, servings }),
  };
}
