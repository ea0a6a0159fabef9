import type { ModuleSettings, ReleaseManifest, SiteModule } from '@croupier/contracts';
import { dealOf, type Guest, type ReleaseName } from './deal.ts';
import { modulesOf, newestOf, serialOf, type TableKeeper } from './table.ts';

export interface SiteModules {
  readonly modules: readonly SiteModule[];
  /** Those of them that not everybody gets. */
  readonly canaries: readonly ReleaseName[];
  /** Paths of modules that exist and are off for the brand. */
  readonly offPaths: readonly string[];
  /** Rises with each release and each change of the brand's placements. */
  readonly serial: number;
}

interface SiteModulesUses {
  readonly keeper: TableKeeper;
  dealt(manifest: ReleaseManifest, settings: ModuleSettings): SiteModule;
}

/** What a page of the brand gets of every module that has a release. */
export async function siteModulesOf(
  { brand, guest }: { readonly brand: string; readonly guest: Guest },
  { keeper, dealt }: SiteModulesUses,
): Promise<SiteModules> {
  const now = await keeper.current();
  const modules: SiteModule[] = [];
  const canaries: ReleaseName[] = [];
  const offPaths: string[] = [];
  for (const module of modulesOf(now)) {
    const deal = dealOf(now, { brand, module }, guest);
    const version = deal?.version ?? newestOf(now, module);
    if (!version) continue;
    const manifest = await keeper.manifest(module, version);
    const placed = now.placements.find((one) => one.brand === brand && one.module === module);
    if (deal) modules.push(dealt(manifest, placed?.settings ?? {}));
    else offPaths.push(...manifest.description.routes.map(({ path }) => path));
    if (deal?.isCanary) canaries.push({ module, version });
  }
  return { modules, canaries, offPaths, serial: serialOf(now, brand) };
}
