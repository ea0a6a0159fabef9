import { useHeard } from '@croupier/bus';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noticeOverlay } from '../features/notices/notice-address.ts';
import { NoticeHost } from '../features/notices/notice-host.tsx';
import { supportOverlay } from '../features/support/support-address.ts';
import { OverlayMount } from '../mount/overlay-mount.tsx';
import { whenIdle } from '../mount/when-idle.ts';
import { isAgent } from '../session/session.ts';
import { useShell } from '../shell-scope.tsx';
import { loadTrialNotice } from '../sign-in/load-sign-in.ts';
import { useSignIn } from '../sign-in/sign-in-scope.tsx';
import { findOverlay, type FoundOverlay } from '../site.ts';
import { useLoaded } from '../use-loaded.ts';
import { overlaySearch, withoutOverlay } from './menus.ts';
import { useSession } from './use-session.ts';

/**
 * The overlay that the address names, as `?centre=member-centre&page=deposit`: it survives a reload,
 * and the back button closes it.
 */
export function OverlayHost() {
  const { site } = useShell();
  const session = useSession();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const asked = askedOverlay(search);
  const found = asked && findOverlay(site, asked.overlay);
  const mayOpen = found && isOpenTo(found, session !== null, isAgent(session));
  const isTrial = session?.member.type === 4;

  useHeard('overlay.requested', ({ overlay, page }) => {
    const to = { pathname, search: overlaySearch(search, overlay, page) };
    void navigate(to, { state: { opensOverlay: true } });
  });

  // The address asks for what this visitor may not see: it is put right, and a visitor may sign in.
  const isNotice = asked?.overlay === noticeOverlay;
  // The chat is the side bar's.
  const isElsewhere = isNotice || asked?.overlay === supportOverlay;
  const isRefused = asked !== null && !mayOpen && !isElsewhere;
  const asksForSignIn = isRefused && found !== null && session === null;
  useEffect(() => {
    if (!isRefused) return;
    void navigate({ pathname, search: withoutOverlay(search) }, { replace: true });
    if (asksForSignIn) signIn.open('login', askedOverlay(search) ?? undefined);
  }, [isRefused, asksForSignIn, navigate, pathname, search, signIn]);

  useIdleOverlays(session !== null, isAgent(session));

  const trialNotice = useLoaded(loadTrialNotice, Boolean(mayOpen) && isTrial);

  function close(): void {
    // Opened on this page: the entry before is the page without it, and going back keeps the history short.
    if (hasOpenedOverlay(state)) void navigate(-1);
    else void navigate({ pathname, search: withoutOverlay(search) }, { replace: true });
  }

  if (isNotice) return <NoticeHost id={asked.page} onClose={close} />;
  if (!asked || !found || !mayOpen) return null;
  const { overlay } = asked;
  if (isTrial)
    return trialNotice.state === 'ready' ? (
      <trialNotice.value.TrialNotice onClose={close} onRegister={() => signIn.open('register')} />
    ) : null;
  return (
    <OverlayMount
      key={overlay}
      found={found}
      page={asked.page}
      onClose={close}
      onPage={(page) =>
        void navigate(
          { pathname, search: overlaySearch(search, overlay, page) },
          { replace: true, state },
        )
      }
    />
  );
}

/** A member's centres are a press away from every page: their code comes when the page is idle. */
function useIdleOverlays(isMember: boolean, isAgentMember: boolean): void {
  const { site, overlays } = useShell();
  useEffect(() => {
    const open = site.modules.flatMap((module) =>
      module.description.overlays
        .filter((overlay) => isOpenTo({ module, overlay }, isMember, isAgentMember))
        .map(({ overlay }) => ({ module, overlay })),
    );
    return whenIdle(() => {
      for (const { module, overlay } of open) void overlays.want(module, overlay);
    });
  }, [site, overlays, isMember, isAgentMember]);
}

function askedOverlay(search: string): { overlay: string; page: string | undefined } | null {
  const params = new URLSearchParams(search);
  const overlay = params.get('centre');
  return overlay ? { overlay, page: params.get('page') ?? undefined } : null;
}

function isOpenTo({ overlay }: FoundOverlay, isMember: boolean, isAgentMember: boolean): boolean {
  return overlay.opens === 'agent' ? isAgentMember : isMember;
}

function hasOpenedOverlay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensOverlay' in state;
}
