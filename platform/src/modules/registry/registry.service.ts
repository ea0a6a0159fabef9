import {
  modulesPath,
  type AuditEntry,
  type Placement,
  type ReleaseManifest,
  type SiteModule,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { boardOf, place, type PlaceFailure, type PlaceInput } from './placing.ts';
import { publishFolder, type Published } from './publishing.ts';
import { registryStore } from './registry.store.ts';
import { keepTable, modulesOf, newestOf, servingOf } from './table.ts';

export interface Registry {
  /** Takes a built release in. The same content again changes nothing; other content under a known version is refused. */
  publishFolder(dir: string): Promise<Published>;
  /** What the next page load of a brand gets. */
  siteModules(brand: string): Promise<SiteModules>;
  placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>>;
  placeModule(input: PlaceInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  /** Places a module on a brand where nobody has placed it yet: the first deal of a demo. */
  placeFirst(placement: {
    readonly brand: string;
    readonly module: string;
    readonly enabled: boolean;
  }): Promise<void>;
  /** The latest changes first. */
  audit(): Promise<readonly AuditEntry[]>;
}

export interface SiteModules {
  readonly modules: readonly SiteModule[];
  /** Paths of modules that exist and are off for the brand. */
  readonly offPaths: readonly string[];
}

export interface RegistryUses {
  readonly brands: Brands;
  readonly live: Live;
}

const auditRows = 200;

export function createRegistry(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'config'>,
  { brands, live }: RegistryUses,
): Registry {
  const store = registryStore(core.db.read);
  const table = keepTable(store, core);

  async function placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>> {
    if (!(await brands.byCode(brand)))
      return fail('not-found', { detail: `There is no brand ${brand}.` });
    return done(await boardOf(brand, await table.current(), table));
  }

  return {
    placements,
    publishFolder: (dir) => publishFolder(dir, { store, table, core }),

    async siteModules(brand) {
      const now = await table.current();
      const modules: SiteModule[] = [];
      const offPaths: string[] = [];
      for (const module of modulesOf(now)) {
        const serving = servingOf(
          now,
          now.placements.find((one) => one.brand === brand && one.module === module),
        );
        const version = serving ?? newestOf(now, module);
        if (!version) continue;
        const manifest = await table.manifest(module, version);
        if (serving)
          modules.push(
            siteModuleOf(manifest, `${core.config.moduleOrigins[module] ?? ''}${pathOf(manifest)}`),
          );
        else offPaths.push(...manifest.description.routes.map(({ path }) => path));
      }
      return { modules, offPaths };
    },

    async placeModule(input, operator) {
      if (!(await brands.byCode(input.brand)))
        return fail('not-found', { detail: `There is no brand ${input.brand}.` });
      const placed = await place(input, operator, { store, table, core, live });
      if (!placed.ok) return placed;
      const board = await boardOf(input.brand, await table.current(), table);
      const cell = board.find(({ module }) => module === input.module);
      return cell ? done(cell) : fail('not-found');
    },

    async placeFirst({ brand, module, enabled }) {
      const isNew = await store.addPlacement(core.db.read, {
        brand,
        module,
        is_enabled: enabled,
        version: null,
        revision: 0,
      });
      if (isNew) table.forget();
    },

    audit: async () =>
      (await store.audit(auditRows)).map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

const pathOf = ({ name, version }: ReleaseManifest) => `${modulesPath}/${name}/${version}/`;

/** A release as a page gets it, its files at `baseUrl`. */
export function siteModuleOf(
  { description, version, entry, global, needs, files }: ReleaseManifest,
  baseUrl: string,
): SiteModule {
  const integrity = Object.fromEntries(files.map((file) => [file.path, file.integrity]));
  return { description, version, baseUrl, entry, global, needs, integrity };
}
