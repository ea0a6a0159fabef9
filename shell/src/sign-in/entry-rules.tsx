import { useEvent } from '@croupier/bus';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useShell } from '../shell-scope.tsx';
import { isOpenToAll, viewOf } from '../routing/view-of.ts';
import { landingPathOf } from '../site.ts';
import { windowsIn, withWindows } from '../windows/window-address.ts';
import { isSignInForm, loadForcedChange, loadSwitched } from './load-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';
import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useLoaded } from '../use-loaded.ts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';

/**
 * Decides who may open which page: a form's path is for visitors only, and a brand can restrict its whole
 * site to members.
 */
export function EntryRules() {
  const { site } = useShell();
  const session = useSession();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { pathname, search, hash } = useLocation();
  useSessionToasts();
  useEvent('sign-in.requested', () => {
    if (!session) signIn.open('login');
  });

  const view = viewOf(site, pathname);
  const form = view.kind === 'sign-in' ? view.form : null;
  const isDone = session !== null && form !== null;
  const landingPath = landingPathOf(site, session);
  useEffect(() => {
    if (!isDone) return;
    const wanted = windowsIn(search).filter(({ name }) => !isSignInForm(name));
    const to = { pathname: landingPath ?? '/', search: withWindows('', wanted) };
    void navigate(to, { replace: true });
  }, [isDone, landingPath, search, navigate]);

  const isTurnedAway = site.brand.loginedToHomePage && !session && !isOpenToAll(pathname);
  useEffect(() => {
    if (!isTurnedAway) return;
    // A visitor who lost the password gets the reset form over the log-in page, with the mailed secret behind
    // the hash.
    const windows = form === 'forgot' ? [{ name: form }] : [];
    void navigate(
      { pathname: '/login', search: withWindows('', windows), hash },
      { replace: true },
    );
  }, [isTurnedAway, form, hash, navigate]);

  return (
    <>
      {session && <ForcedChangeHost key={session.token} />}
      <SwitchedHost />
    </>
  );
}

/**
 * Queries who is signed in, as each page with a session does, and blocks the page for a member who must
 * change the password.
 */
function ForcedChangeHost() {
  const { data: profile } = useCallQuery(calls.memberInfo, undefined);
  const isForced = Boolean(profile?.mustChangePassword);
  const loaded = useLoaded(loadForcedChange, isForced);
  if (!profile || !isForced || loaded.state !== 'ready') return null;
  return <loaded.value.ForcedChangeDialog profile={profile} />;
}

/** Blocks the page after another tab signed in another member: nothing happens in that member's name by mistake. */
function SwitchedHost() {
  const { session } = useShell();
  const [account, setAccount] = useState<string | null>(null);
  useEffect(() => session.onSwitched(setAccount), [session]);
  const loaded = useLoaded(loadSwitched, account !== null);
  if (account === null || loaded.state !== 'ready') return null;
  return <loaded.value.SwitchedDialog account={account} />;
}

/** Shows a toast to a member whose session ended, or who is no agent any more, without their own action. */
function useSessionToasts(): void {
  const { t } = useTexts('ui');
  const { t: shellText } = useTexts('shell');
  const { session } = useShell();
  const toast = useToast();
  useEffect(
    () => session.onLost(() => toast({ tone: 'warning', text: t('failure.unauthenticated') })),
    [session, toast, t],
  );
  useEffect(
    () => session.onDemoted(() => toast({ tone: 'warning', text: shellText('demoted') })),
    [session, toast, shellText],
  );
}
