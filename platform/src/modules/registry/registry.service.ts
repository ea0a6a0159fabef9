import {
  modulesPath,
  type AuditEntry,
  type Placement,
  type ReleaseManifest,
  type SiteModule,
} from '@croupier/contracts';
import type { ReleaseTarget } from '@croupier/contracts/release';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { s3Objects } from '../../storage/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { failuresStore } from './failures.store.ts';
import { lastGoodOf } from './last-good.ts';
import { boardOf, place, type PlaceFailure, type PlaceInput } from './placing.ts';
import { archiveIn } from './archive.ts';
import { folderOf, publishFolders, releaseFolder, type Published } from './publishing.ts';
import { targetOf } from './release-target.ts';
import { admitShell, type Admitted } from './shells.ts';
import { shellsStore } from './shells.store.ts';
import { registryStore } from './registry.store.ts';
import { keepTable, modulesOf, newestOf, serialOf, servingOf } from './table.ts';

export interface Registry {
  /** Takes local builds in, all of a start at once. The same content again changes nothing; other content under a known version is refused. */
  publishFolders(dirs: readonly string[]): Promise<readonly Published[]>;
  /** Takes a team's release in. A version that exists is refused, whatever its content. */
  releaseFolder(dir: string, team: string): Promise<Published>;
  /** What a release of the module would go live beside. */
  releaseTarget(module: string): Promise<ReleaseTarget>;
  /** Takes the configured shell in, or says why the last one stays. */
  admitShell(): Promise<Admitted>;
  /** Has a release's files in the folder of this process before they are asked for; `false` where there is no such release. */
  bring(module: string, version: string): Promise<boolean>;
  /** What the next page load of a brand gets. */
  siteModules(brand: string): Promise<SiteModules>;
  /** Whether a page of the brand can have this release: it exists, and the module lies on the brand's table. */
  isDealt(brand: string, module: string, version: string): Promise<boolean>;
  /** The release that a page of the brand falls back to from one that fails; `null` where there is none. */
  lastGood(brand: string, module: string, version: string): Promise<SiteModule | null>;
  placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>>;
  placeModule(input: PlaceInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  /** Places a module on a brand where nobody has placed it yet: the first deal of a demo. */
  placeFirst(placement: {
    readonly brand: string;
    readonly module: string;
    readonly enabled: boolean;
  }): Promise<void>;
  /** Notes what somebody did, in the transaction in which it is done. */
  addAudit(tx: Tx, deed: Deed): Promise<void>;
  /** The latest changes first. */
  audit(): Promise<readonly AuditEntry[]>;
}

export type Deed = Pick<AuditEntry, 'operator' | 'action' | 'subject' | 'before' | 'after'>;

export interface SiteModules {
  readonly modules: readonly SiteModule[];
  /** Paths of modules that exist and are off for the brand. */
  readonly offPaths: readonly string[];
  /** Rises with each release and each change of the brand's placements. */
  readonly serial: number;
}

export interface RegistryUses {
  readonly brands: Brands;
  readonly live: Live;
}

const auditRows = 200;
const hourMs = 3_600_000;

export function createRegistry(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'config'>,
  { brands, live }: RegistryUses,
): Registry {
  const store = registryStore(core.db.read);
  const table = keepTable(store, core);
  const { storage } = core.config;
  const archive = storage ? archiveIn(s3Objects(storage)) : null;
  const publishing = { store, shells: shellsStore(core.db.read), table, core, archive, live };
  const failures = failuresStore(core.db.read);
  const dealt = (manifest: ReleaseManifest) =>
    siteModuleOf(manifest, `${core.config.moduleOrigins[manifest.name] ?? ''}${pathOf(manifest)}`);

  async function placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>> {
    if (!(await brands.byCode(brand)))
      return fail('not-found', { detail: `There is no brand ${brand}.` });
    return done(await boardOf(brand, await table.current(), table));
  }

  return {
    placements,
    publishFolders: (dirs) => publishFolders(dirs, publishing),
    releaseFolder: (dir, team) => releaseFolder(dir, team, publishing),
    releaseTarget: (module) => targetOf(module, [], publishing),
    admitShell: () => admitShell(publishing),

    async bring(module, version) {
      const release = await store.release(module, version);
      if (!release) return false;
      await archive?.bring(folderOf(core.config.dataDir, module, version), release);
      return true;
    },

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
        if (serving) modules.push(dealt(manifest));
        else offPaths.push(...manifest.description.routes.map(({ path }) => path));
      }
      return { modules, offPaths, serial: serialOf(now, brand) };
    },

    async isDealt(brand, module, version) {
      const { releases, placements: placed } = await table.current();
      return (
        placed.some((one) => one.brand === brand && one.module === module) &&
        releases.some((one) => one.module === module && one.version === version)
      );
    },

    async lastGood(brand, module, version) {
      const now = await table.current();
      const placement = now.placements.find((one) => one.brand === brand && one.module === module);
      if (!placement?.is_enabled) return null;
      const since = new Date(core.clock.now().getTime() - hourMs);
      const good = lastGoodOf(
        now.releases.filter((release) => release.module === module),
        version,
        await failures.reportersOf(module, since),
      );
      return good ? dealt(await table.manifest(module, good)) : null;
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

    addAudit: (tx, deed) =>
      store.addAudit(tx, { ...deed, id: core.ids.next('aud'), at: core.clock.now(), note: '' }),

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
