import type { Session, SiteManifest, SiteModule } from '@croupier/contracts';
import { isAgent } from './session/session.ts';

/** Whether a flag of the brand is on; what names no flag is always on. */
export function hasFlag(site: SiteManifest, flag: string | undefined): boolean {
  return flag === undefined || site.flags.includes(flag);
}

export interface FoundOverlay {
  readonly module: SiteModule;
  readonly overlay: SiteModule['description']['overlays'][number];
}

/** The module that owns an overlay; `null` where the brand has none of that name. */
export function findOverlay(site: SiteManifest, name: string): FoundOverlay | null {
  for (const module of site.modules) {
    const overlay = module.description.overlays.find((one) => one.overlay === name);
    if (overlay) return { module, overlay };
  }
  return null;
}

/** Path of the page where this member arrives after a sign-in; `null` where they stay on the page they are on. */
export function landingPathOf(site: SiteManifest, session: Session | null): string | null {
  if (!isAgent(session)) return null;
  const routes = site.modules.flatMap(({ description }) => description.routes);
  return routes.find(({ arrival }) => arrival === 'agent')?.path ?? null;
}
