import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  modulesPath,
  settledSettings,
  type ModuleSettings,
  type Placement,
  type ReleaseManifest,
  type SiteModule,
} from '@croupier/contracts';
import type { ReleaseTarget } from '@croupier/contracts/release';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { s3Objects } from '../../storage/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { failuresStore } from './failures.store.ts';
import { placementsOf } from './placement-list.ts';
import { routeConflictAmong } from './route-conflicts.ts';
import { isDealtNow, hasCanary, type PageAudience, type ReleaseName } from './release-choice.ts';
import {
  place,
  rollBack,
  setModule,
  type PlaceFailure,
  type PlaceInput,
  type RollBackInput,
  type SetInput,
} from './placing.ts';
import { archiveIn } from './archive.ts';
import { folderOf, publishFolders, releaseFolder, type Published } from './publishing.ts';
import { targetOf } from './release-target.ts';
import { acceptShell, type AcceptedShell } from './shells.ts';
import { shellsStore } from './shells.store.ts';
import { createServings } from './servings.ts';
import { servingsStore } from './servings.store.ts';
import { registryStore } from './registry.store.ts';
import { createRegistryCache, newestOf, serialOf, servingOf } from './registry-cache.ts';
import { siteModulesOf, type SiteModules } from './site-modules.ts';
import { createCanaries, type Canaries } from './canaries.ts';
import { canariesStore } from './canaries.store.ts';

export interface Registry {
  /**
   * Takes in the local builds of a start together. The same content again changes nothing; other content
   * under a known version is refused.
   */
  publishFolders(dirs: readonly string[]): Promise<readonly Published[]>;
  /** Takes in a team's release. An existing version is refused, whatever its content. */
  releaseFolder(dir: string, team: string): Promise<Published>;
  /** The version that brands get which follow the newest release of the module. */
  newestVersion(module: string): Promise<string | null>;
  /** The live releases and shells that a release of the module would run with. */
  releaseTarget(module: string): Promise<ReleaseTarget>;
  /** Takes in the configured shell, or returns why the previous one stays. */
  admitShell(): Promise<AcceptedShell>;
  /** Ensures that a release's files are in this process's folder; `false` if there is no such release. */
  bring(module: string, version: string): Promise<boolean>;
  /** Text of a release's file; `null` if it does not exist. */
  file(module: string, version: string, path: string): Promise<string | null>;
  /** The modules that the next page load of a brand gets. */
  siteModules(brand: string, guest: PageAudience): Promise<SiteModules>;
  /** Rises with each release and each change of the brand's placements. */
  serial(brand: string): Promise<number>;
  /** Records what a page of the brand was given of the releases that serve it. */
  noteServed(brand: string, releases: readonly ReleaseName[]): Promise<void>;
  /** Whether the brand has a canary. */
  isTrying(brand: string): Promise<boolean>;
  /**
   * Whether a page of the brand can have this release: the general one, an earlier one, or a canary of that
   * page.
   */
  isDealt(
    brand: string,
    release: ReleaseName & { readonly canaries: readonly ReleaseName[] },
  ): Promise<boolean>;
  readonly canaries: Canaries;
  /** Whether a page of the brand can show this release together with its other modules. */
  canPreview(
    brand: string,
    release: ReleaseName,
  ): Promise<Outcome<null, 'not-found' | 'version-unknown' | 'place-taken'>>;
  /** The release that a page of the brand falls back to from a failing one; `null` if there is none. */
  lastGood(brand: string, module: string, version: string): Promise<SiteModule | null>;
  placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>>;
  placeModule(input: PlaceInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  rollBack(input: RollBackInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  setModule(input: SetInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  /** Places a module on a brand without a placement of it: the initial placement of a demo. */
  placeFirst(placement: {
    readonly brand: string;
    readonly module: string;
    readonly enabled: boolean;
  }): Promise<void>;
}

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
  const placing = { store, table, core, live };
  const ago = (hours: number) => dayjs.utc(core.clock.now()).subtract(hours, 'hour').toDate();
  const dealt = (manifest: ReleaseManifest, settings: ModuleSettings): SiteModule => {
    const origin = core.config.moduleOrigins[manifest.name] ?? '';
    return siteModuleOf(manifest, `${origin}${pathOf(manifest)}`, settings);
  };

  async function placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>> {
    if (!(await brands.byCode(brand)))
      return fail('not-found', { detail: `There is no brand ${brand}.` });
    // Another node may have written the operator's last change a moment ago.
    table.forget();
    const board = await placementsOf(brand, await table.current(), {
      keeper: table,
      failures: await failures.countsOf(brand, ago(24)),
      servings,
      countOf: canaries.count,
    });
    return done(board);
  }

  /** The placement after a change. */
  async function cellAfter(
    changed: Outcome<null, PlaceFailure>,
    { brand, module }: { readonly brand: string; readonly module: string },
  ): Promise<Outcome<Placement, PlaceFailure>> {
    if (!changed.ok) return changed;
    const board = await placements(brand);
    if (!board.ok) return board;
    const cell = board.value.find((one) => one.module === module);
    return cell ? done(cell) : fail('not-found');
  }

  async function bring(module: string, version: string): Promise<boolean> {
    const release = await store.release(module, version);
    if (!release) return false;
    await archive?.bring(folderOf(core.config.dataDir, module, version), release);
    return true;
  }

  return {
    placements,
    publishFolders: (dirs) => publishFolders(dirs, publishing),
    releaseFolder: (dir, team) => releaseFolder(dir, team, publishing),
    newestVersion: async (module) => newestOf(await table.current(), module),
    releaseTarget: (module) => targetOf(module, [], publishing),
    admitShell: () => acceptShell(publishing),

    bring,

    async file(module, version, path) {
      if (!(await bring(module, version))) return null;
      const { files } = await table.manifest(module, version);
      if (!files.some((file) => file.path === path)) return null;
      return readFile(join(folderOf(core.config.dataDir, module, version), path), 'utf8');
    },

    canaries,
    siteModules: (brand, guest) => siteModulesOf({ brand, guest }, { keeper: table, dealt }),
    serial: async (brand) => serialOf(await table.current(), brand),
    noteServed: (brand, releases) => servings.note(brand, releases),
    isTrying: async (brand) => hasCanary(await table.current(), brand),

    async isDealt(brand, { module, version, canaries: tried }) {
      const now = await table.current();
      const placement = now.placements.find((one) => one.brand === brand && one.module === module);
      if (!placement) return false;
      if (isDealtNow(now, placement, { version, canaries: tried })) return true;
      return version !== placement.canary_version && servings.has(brand, { module, version });
    },

    async canPreview(brand, { module, version }) {
      const now = await table.current();
      if (!(await brands.byCode(brand)))
        return fail('not-found', { detail: `There is no brand ${brand}.` });
      if (!now.releases.some((one) => one.module === module && one.version === version))
        return fail('version-unknown', { detail: `${module} has no release ${version}.` });
      const others = now.placements.filter((one) => one.brand === brand);
      const clash = await routeConflictAmong(
        { ...now, placements: others },
        { module, is_enabled: true, version, canary_version: null },
        table,
      );
      return clash
        ? fail('place-taken', { detail: `${clash}: switch one of them off first.` })
        : done(null);
    },

    async lastGood(brand, module, version) {
      const { placements: placed } = await table.current();
      const placement = placed.find((one) => one.brand === brand && one.module === module);
      if (!placement?.is_enabled) return null;
      const good = await servings.lastGood(placement, version);
      return good ? dealt(await table.manifest(module, good), placement.settings) : null;
    },

    placeModule: async (input, operator) =>
      (await brands.byCode(input.brand))
        ? cellAfter(await place(input, operator, placing), input)
        : fail('not-found', { detail: `There is no brand ${input.brand}.` }),

    async rollBack(input, operator) {
      const { brand, module } = input;
      if (!(await brands.byCode(brand)))
        return fail('not-found', { detail: `There is no brand ${brand}.` });
      table.forget();
      const now = await table.current();
      const placement = now.placements.find((one) => one.brand === brand && one.module === module);
      const serving = servingOf(now, placement);
      const lastGood = placement && serving ? await servings.lastGood(placement, serving) : null;
      return cellAfter(await rollBack({ ...input, lastGood }, operator, placing), input);
    },

    setModule: async (input, operator) =>
      (await brands.byCode(input.brand))
        ? cellAfter(await setModule(input, operator, placing), input)
        : fail('not-found', { detail: `There is no brand ${input.brand}.` }),

    async placeFirst({ brand, module, enabled }) {
      const isNew = await store.addPlacement(core.db.read, {
        brand,
        module,
        is_enabled: enabled,
      });
      if (isNew) table.forget();
    },
  };
}

const pathOf = ({ name, version }: ReleaseManifest) => `${modulesPath}/${name}/${version}/`;

/** A release as sent to a page, with its files at `baseUrl`. */
export function siteModuleOf(
  { description, version, entry, global, needs, files }: ReleaseManifest,
  baseUrl: string,
  settings: ModuleSettings = {},
): SiteModule {
  const integrity = Object.fromEntries(files.map((file) => [file.path, file.integrity]));
  const plain = { description, version, baseUrl, entry, global, needs, integrity };
  const form = description.settings;
  return form ? { ...plain, settings: settledSettings(form, settings) } : plain;
}
