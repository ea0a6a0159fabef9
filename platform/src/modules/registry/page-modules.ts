import {
  modulesPath,
  settledSettings,
  type ModuleSettings,
  type ReleaseManifest,
  type SiteModule,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import { routeConflictAmong } from './route-conflicts.ts';
import { isServedNow } from './release-choice.ts';
import type { createServings } from './servings.ts';
import type { createRegistryCache } from './registry-cache.ts';
import { siteModulesOf } from './site-modules.ts';
import type { Registry } from './registry.ts';

/** Which releases the pages of a brand get. */
export function pageModules(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'config' | 'log'>,
  { brands }: { readonly brands: Brands },
  {
    table,
    servings,
  }: {
    readonly table: ReturnType<typeof createRegistryCache>;
    readonly servings: ReturnType<typeof createServings>;
  },
): Pick<Registry, 'siteModules' | 'isServed' | 'canPreview' | 'lastGood'> {
  const toSiteModule = (manifest: ReleaseManifest, settings: ModuleSettings): SiteModule => {
    const origin = core.config.moduleOrigins[manifest.name] ?? '';
    return siteModuleOf(manifest, `${origin}${pathOf(manifest)}`, settings);
  };

  return {
    siteModules: (brand, audience) =>
      siteModulesOf({ brand, audience }, { cache: table, toSiteModule }),

    async isServed(brand, { module, version, canaries: tried }) {
      const now = await table.current();
      const placement = now.placements.find((one) => one.brand === brand && one.module === module);
      if (!placement) return false;
      if (isServedNow(now, placement, { version, canaries: tried })) return true;
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
      return good ? toSiteModule(await table.manifest(module, good), placement.settings) : null;
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
