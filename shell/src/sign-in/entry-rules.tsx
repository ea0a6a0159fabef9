import { useEvent } from '@croupier/bus';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../frame/use-session.ts';
import { isOpenToAll } from '../routing/open-paths.ts';
import { viewOf } from '../routing/view-of.ts';
import { useShell } from '../shell-scope.tsx';
import { landingPathOf } from '../site.ts';
import { windowsIn, withWindows } from '../windows/window-address.ts';
import { ForcedChangeHost } from './forced-change-host.tsx';
import { isSignInForm } from './is-sign-in-form.ts';
import { useSessionLossToast } from './use-session-loss-toast.ts';
import { useSignIn } from './use-sign-in.ts';

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
  useSessionLossToast();
  useEvent('sign-in.requested', () => {
    if (!session) signIn.open('login');
  });

  const view = viewOf(site, pathname);
  const form = view.kind === 'sign-in' ? view.form : null;
  const isDone = session !== null && form !== null;
  const arrival = landingPathOf(site, session);
  useEffect(() => {
    if (!isDone) return;
    const wanted = windowsIn(search).filter(({ name }) => !isSignInForm(name));
    const to = { pathname: arrival ?? '/', search: withWindows('', wanted) };
    void navigate(to, { replace: true });
  }, [isDone, arrival, search, navigate]);

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

  return session && <ForcedChangeHost key={session.token} />;
}
