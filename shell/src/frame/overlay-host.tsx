import { useEvent } from '@croupier/bus';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageShown, loadOverlay } from '../mount/prefetch.ts';
import { whenIdle } from '../mount/page-idle.ts';
import { viewOf } from '../routing/view-of.ts';
import { useShell, useSession } from '../shell-scope.tsx';
import { isSignInForm } from '../sign-in/load-sign-in.ts';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import { agentsPathOf, findOverlay } from '../site.ts';
import { accessTo, isOpenTo, Windows } from '../windows/windows.tsx';
import { isConnectedTo, isOpenedHere, openedHere } from '../windows/opened-here.ts';
import {
  searchAbove,
  windowsIn,
  withWindows,
  type WindowRequest,
} from '../windows/window-address.ts';

/**
 * The windows that the address names, such as `?centre=member-centre&page=deposit`: they survive a reload,
 * and the back button closes the topmost window.
 */
export function OverlayHost() {
  const { site } = useShell();
  const session = useSession();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const asked = windowsIn(search);
  const isOpen = ({ name }: WindowRequest) => accessTo(site, session, name) === 'open';
  const refusedAt = asked.findIndex((one) => !isOpen(one));
  const refused = asked[refusedAt];
  const open = refused ? asked.slice(0, refusedAt) : asked;

  useEvent('overlay.requested', ({ overlay, page, about }) => {
    const to = { pathname, search: searchAbove(search, { name: overlay, page }, about) };
    void navigate(to, { state: openedHere() });
  });

  // The address requests a window that this visitor may not see: the address is corrected, and a visitor may
  // sign in.
  useEffect(() => {
    // The visitor has already navigated, and the new page is loading.
    if (!refused || !isConnectedTo({ pathname, search })) return;
    if (accessTo(site, session, refused.name) === 'sign-in')
      return signIn.openInstead(
        'login',
        asked.filter(({ name }) => !isSignInForm(name)),
      );
    // To a member, the agents' page says whom their windows are for.
    const isForAgents = findOverlay(site, refused.name)?.overlay.opens === 'agent';
    const elsewhere = isForAgents ? agentsPathOf(site) : null;
    const corrected = { pathname, search: withWindows(search, open) };
    void navigate(elsewhere ?? corrected, { replace: true });
  });

  useIdleOverlays();

  const view = viewOf(site, pathname);
  const ofPath = view.kind === 'sign-in' && !session ? view.form : null;

  function close(): void {
    // Opened on this page: the previous history entry is the page without the window, and going back keeps
    // the history short.
    if (isOpenedHere(state)) return void navigate(-1);
    const left = open.slice(0, -1);
    // The form of the page's own path closes with the page.
    const isPathLeft = ofPath !== null && left.length === 0 && !open.some(isUpperWindow);
    const to = isPathLeft ? '/' : { pathname, search: withWindows(search, left) };
    void navigate(to, { replace: true });
  }

  return <Windows windows={oneSignIn(ofPath, open)} onClose={close} />;
}

const isUpperWindow = ({ name }: WindowRequest) => !isSignInForm(name);

/** The sign-in forms share one window, which shows the last chosen form. */
function oneSignIn(
  ofPath: string | null,
  asked: readonly WindowRequest[],
): readonly WindowRequest[] {
  const all = ofPath === null ? asked : [{ name: ofPath }, ...asked];
  const at = all.findIndex(({ name }) => isSignInForm(name));
  const shown = all.findLast(({ name }) => isSignInForm(name));
  if (!shown) return all;
  return all.flatMap((one, place) => {
    if (place === at) return [shown];
    return isSignInForm(one.name) ? [] : [one];
  });
}

/** A member's centres are one press away on every page: their code loads when the page is idle. */
function useIdleOverlays(): void {
  const shell = useShell();
  const { site } = shell;
  const session = useSession();
  useEffect(() => {
    const open = site.modules.flatMap((module) =>
      module.description.overlays
        .filter((overlay) => overlay.opens !== 'everybody' && isOpenTo(overlay, session))
        .map((overlay) => ({ module, overlay })),
    );
    return whenIdle(() => {
      for (const found of open) void loadOverlay(shell, found, pageShown(found.overlay, undefined));
    });
  }, [shell, site, session]);
}
