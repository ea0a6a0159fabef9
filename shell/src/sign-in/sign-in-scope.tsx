import { useHeard } from '@croupier/bus';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { overlaySearch } from '../frame/menus.ts';
import { useSession } from '../frame/use-session.ts';
import { isOpenToAll } from '../routing/open-paths.ts';
import { viewOf } from '../routing/view-of.ts';
import { useShell } from '../shell-scope.tsx';
import { arrivalOf } from '../site.ts';
import { ForcedChangeHost } from './forced-change-host.tsx';
import { SignInHost } from './sign-in-host.tsx';

export type SignInForm = 'login' | 'register' | 'forgot';

/** The overlay that a visitor wanted, opened after the sign-in. */
export interface WantedOverlay {
  readonly overlay: string;
  readonly page?: string | undefined;
}

export interface SignIn {
  open(form: SignInForm, wanted?: WantedOverlay): void;
}

const SignInContext = createContext<SignIn | null>(null);

export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInScope around it');
  return signIn;
}

interface Asked {
  readonly form: SignInForm;
  readonly wanted: WantedOverlay | undefined;
}

/**
 * The one place that knows whether a sign-in form is open: asked for by a button, by a module over
 * the bus, or by the path of the page. After a sign-in the visitor stays where they were, unless a
 * module has a page where members of their kind arrive.
 */
export function SignInScope({ children }: { children: ReactNode }) {
  const { site, session: keeper } = useShell();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Back from another house's sign-in that came to nothing: the form says why.
  const [asked, setAsked] = useState<Asked | null>(() =>
    new URLSearchParams(search).has('social-fault') ? { form: 'login', wanted: undefined } : null,
  );
  const signIn = useMemo<SignIn>(
    () => ({ open: (form, wanted) => setAsked({ form, wanted }) }),
    [],
  );
  useHeard('sign-in.requested', () => {
    if (!session) signIn.open('login');
  });

  // Signed in, here or in another tab: nothing is asked for any more.
  useHeard('session.changed', (known) => known && setAsked(null));

  const view = viewOf(site, pathname);
  const isDone = session !== null && view.kind === 'sign-in';
  const arrival = arrivalOf(site, session);
  useEffect(() => {
    if (isDone) void navigate(arrival ?? '/', { replace: true });
  }, [isDone, arrival, navigate]);
  // A brand can keep its whole site for members.
  const isTurnedAway = site.brand.loginedToHomePage && !session && !isOpenToAll(pathname);
  useEffect(() => {
    if (isTurnedAway) void navigate('/login', { replace: true });
  }, [isTurnedAway, navigate]);
  const form = asked?.form ?? (view.kind === 'sign-in' ? view.form : null);

  function close(): void {
    setAsked(null);
    if (view.kind === 'sign-in') void navigate('/', { replace: true });
  }

  function finish(by: SignInForm): void {
    const wanted = asked?.wanted;
    setAsked(null);
    if (by === 'register') return void navigate('/');
    if (wanted) {
      const opened = overlaySearch(search, wanted.overlay, wanted.page);
      return void navigate({ pathname, search: opened }, { state: { opensOverlay: true } });
    }
    const home = arrivalOf(site, keeper.current());
    if (home) void navigate(home);
  }

  return (
    <SignInContext value={signIn}>
      {children}
      <SignInHost
        form={session ? null : form}
        onForm={(other) => setAsked({ form: other, wanted: asked?.wanted })}
        onClose={close}
        onSignedIn={finish}
      />
      {session && <ForcedChangeHost key={session.token} session={session} />}
    </SignInContext>
  );
}
