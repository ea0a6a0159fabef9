import {
  matchRoute,
  type ModuleSettings,
  type ReleaseManifest,
  type SiteModule,
} from '@croupier/contracts';
import { chooseRelease, type PageAudience, type ReleaseName } from './release-choice.ts';
import { productPaths } from './product-paths.ts';
import { modulesOf, newestOf, servingOf, type RegistryCache } from './registry-cache.ts';

export interface SiteModules {
  readonly modules: readonly SiteModule[];
  /** The canaries among them. */
  readonly canaries: readonly ReleaseName[];
  /** Those that serve the brand: neither on trial nor a preview. */
  readonly served: readonly ReleaseName[];
  /** Paths of disabled modules of the brand, and product paths that no live module provides. */
  readonly offPaths: readonly string[];
}

interface SiteModulesUses {
  readonly cache: RegistryCache;
  toSiteModule(manifest: ReleaseManifest, settings: ModuleSettings): SiteModule;
}

/** What a page of the brand gets of every released module. */
export async function siteModulesOf(
  { brand, audience }: { readonly brand: string; readonly audience: PageAudience },
  { cache, toSiteModule }: SiteModulesUses,
): Promise<SiteModules> {
  const now = await cache.current();
  const modules: SiteModule[] = [];
  const canaries: ReleaseName[] = [];
  const served: ReleaseName[] = [];
  const offPaths: string[] = [];
  for (const module of modulesOf(now)) {
    const choice = chooseRelease(now, { brand, module }, audience);
    const version = choice?.version ?? newestOf(now, module);
    if (!version) continue;
    const manifest = await cache.manifest(module, version);
    const placed = now.placements.find((one) => one.brand === brand && one.module === module);
    if (choice) modules.push(toSiteModule(manifest, placed?.settings ?? {}));
    else offPaths.push(...manifest.description.routes.map(({ path }) => path));
    if (choice?.isCanary) canaries.push({ module, version });
    else if (choice && version === servingOf(now, placed)) served.push({ module, version });
  }
  offPaths.push(...productPaths.filter((path) => !isOwned(modules, path)));
  const paths = [...new Set(offPaths)];
  return { modules, canaries, served, offPaths: paths };
}

const isOwned = (modules: readonly SiteModule[], path: string) =>
  modules.some(({ description }) => matchRoute(description.routes, path) !== null);
