import type { BannerGroup } from './banner-groups.ts';
import { matchRoute } from './module-description.ts';
import { plainPath } from './plain-path.ts';

/** Groups of the shell's own pages. */
const ownGroups: ReadonlyMap<string, BannerGroup> = new Map([
  ['/', 'home'],
  ['/help', 'help'],
  ['/register', 'reg'],
  ['/register.html', 'reg'],
  ['/forget', 'w_forget'],
]);

interface BannerRoute {
  readonly path: string;
  readonly banner?: BannerGroup;
}

/**
 * The group whose banners show above a path; `null` without banners. Routes are those of the brand's modules.
 */
export function bannerGroupOf(routes: readonly BannerRoute[], path: string): BannerGroup | null {
  return ownGroups.get(plainPath(path)) ?? matchRoute(routes, path)?.route.banner ?? null;
}
