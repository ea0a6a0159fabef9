import {
  matchRoute,
  type Language,
  type Localized,
  type SiteManifest,
  type SiteModule,
} from '@croupier/contracts';
import type { Asset } from './asset-build.ts';
import { maintenanceTitle, missingTitle, offTitle, ownPages, regionTitle } from './own-pages.ts';

export interface PageView {
  readonly status: 200 | 404 | 451 | 503;
  readonly title: Localized;
  readonly preloads: readonly Asset[];
}

/** What a path is on a site: its status, its title, and the files that its owner will ask for first. */
export function viewOf(site: SiteManifest, path: string): PageView {
  if (site.status === 1) return { status: 503, title: maintenanceTitle, preloads: [] };
  if (site.status === 2) return { status: 451, title: regionTitle, preloads: [] };
  const own = ownPages.find((page) => page.path === path);
  if (own) return { status: 200, title: own.title, preloads: path === '/' ? heroFiles(site) : [] };
  for (const module of site.modules) {
    const found = matchRoute(module.description.routes, path);
    if (found)
      return {
        status: 200,
        title: found.route.title,
        preloads: filesOf(module, found.route.page, site.language),
      };
  }
  const off = matchRoute(
    site.offPaths.map((offPath) => ({ path: offPath })),
    path,
  );
  return { status: 404, title: off ? offTitle : missingTitle, preloads: [] };
}

/** The top of the home page is what its first picture waits for. */
function heroFiles({ modules, flags, language }: SiteManifest): readonly Asset[] {
  const [hero] = modules
    .flatMap((module) => module.description.slots.map((slot) => ({ module, slot })))
    .filter(
      ({ slot }) =>
        slot.into === 'home.hero' && (slot.flag === undefined || flags.includes(slot.flag)),
    )
    .sort((one, other) => one.slot.order - other.slot.order);
  return hero ? filesOf(hero.module, hero.slot.part, language) : [];
}

function filesOf(
  { baseUrl, entry, needs, integrity, isLocal }: SiteModule,
  piece: string,
  language: Language,
): readonly Asset[] {
  // A local build's files change while it runs.
  if (isLocal) return [];
  const files = new Set([entry, ...(needs[piece] ?? []), ...(needs[`texts/${language}`] ?? [])]);
  return [...files].map((file) => ({ url: `${baseUrl}${file}`, integrity: integrity[file] ?? '' }));
}
