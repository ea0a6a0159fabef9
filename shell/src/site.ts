import type { Session, SiteManifest, SiteModule } from '@croupier/contracts';
import { isAgent } from './session/session.ts';

/** Whether a flag of the brand is on; an item without a flag is always on. */
export function hasFlag(site: SiteManifest, flag: string | undefined): boolean {
  return flag === undefined || site.flags.includes(flag);
}

export interface FoundOverlay {
  readonly module: SiteModule;
  readonly overlay: SiteModule['description']['overlays'][number];
}

/** The module that owns an overlay; `null` if the brand has no overlay of that name. */
export function findOverlay(site: SiteManifest, name: string): FoundOverlay | null {
  for (const module of site.modules) {
    const overlay = module.description.overlays.find((one) => one.overlay === name);
    if (overlay) return { module, overlay };
  }
  return null;
}

/** Path of this member's landing page after a sign-in; `null` if the member stays on the current page. */
export const landingPathOf = (site: SiteManifest, session: Session | null): string | null =>
  isAgent(session) ? agentsPathOf(site) : null;

/** Path of the agents' landing page, which says to others that it is for agents; `null` without one. */
export function agentsPathOf(site: SiteManifest): string | null {
  const routes = site.modules.flatMap(({ description }) => description.routes);
  return routes.find(({ arrival }) => arrival === 'agent')?.path ?? null;
}
