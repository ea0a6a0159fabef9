import { isShellWindow, shellWindows, type Session, type SiteManifest } from '@croupier/contracts';
import { isAgent } from '../session/session.ts';
import { findOverlay, type FoundOverlay } from '../site.ts';

/** `sign-in`: open after a sign-in. */
export type Access = 'open' | 'sign-in' | 'closed';

/** Whether this visitor may open a window; a window without owner is closed to everybody. */
export function accessTo(site: SiteManifest, session: Session | null, name: string): Access {
  if (isShellWindow(name)) {
    const audience = shellWindows[name];
    if (audience === 'members') return session ? 'open' : 'sign-in';
    return audience === 'visitors' && session ? 'closed' : 'open';
  }
  const found = findOverlay(site, name);
  if (!found) return 'closed';
  if (isOpenTo(found.overlay, session)) return 'open';
  return session ? 'closed' : 'sign-in';
}

/** Whether a module's overlay is for this visitor. */
export function isOpenTo(overlay: FoundOverlay['overlay'], session: Session | null): boolean {
  if (overlay.opens === 'everybody') return true;
  return overlay.opens === 'agent' ? isAgent(session) : session !== null;
}
