import { isShellWindow, shellWindows, type Session, type SiteManifest } from '@croupier/contracts';
import type { ReactNode } from 'react';
import { isSignInForm } from '../sign-in/load-sign-in.ts';
import { SignInWindow } from '../sign-in/sign-in-window.tsx';
import { ModuleWindow } from './module-window.tsx';
import { OwnWindow, type OwnWindowName } from './own-window.tsx';
import type { WindowRequest } from './window-address.ts';
import { isAgent } from '../session/session.ts';
import { findOverlay, type FoundOverlay } from '../site.ts';

interface WindowsProps {
  /** The lowest first. */
  readonly windows: readonly WindowRequest[];
  readonly onClose: () => void;
}

/** Stacked windows: the browser gives keyboard input to the one that opened last. */
export function Windows({ windows, onClose }: WindowsProps): ReactNode {
  const [lowest, ...upper] = windows;
  if (!lowest) return null;
  const { name, page } = lowest;
  const above = <Windows windows={upper} onClose={onClose} />;
  if (isSignInForm(name))
    return <SignInWindow key="sign-in" form={name} onClose={onClose} above={above} />;
  const props = { page, onClose, above };
  if (isOwnWindow(name)) return <OwnWindow key={name} name={name} {...props} />;
  return <ModuleWindow key={name} name={name} {...props} />;
}

const isOwnWindow = (name: string): name is OwnWindowName =>
  isShellWindow(name) && !isSignInForm(name);

/** `sign-in`: open after a sign-in. */
type Access = 'open' | 'sign-in' | 'closed';

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
