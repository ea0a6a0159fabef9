import { useTexts } from '@croupier/i18n';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { landingPathOf } from '../site.ts';
import { isConnectedTo, isOpenedHere, openedHere, wantedIn } from '../windows/opened-here.ts';
import { windowsIn, withWindows } from '../windows/window-address.ts';
import { WindowHost } from '../windows/window-host.tsx';
import { isSignInForm, loadSignIn } from './load-sign-in.ts';
import type { SignInForm, SignedInBy } from './use-sign-in.ts';

interface SignInWindowProps {
  readonly form: SignInForm;
  readonly onClose: () => void;
  readonly above: ReactNode;
}

/**
 * The form that the address names. After a log-in the visitor stays on the current page, unless a module has
 * a landing page for members of this kind, or the visitor gets the window requested before.
 */
export function SignInWindow({ form, onClose, above }: SignInWindowProps) {
  const { t } = useTexts('shell');
  const { site, session } = useShell();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const others = windowsIn(search).filter(({ name }) => !isSignInForm(name));
  const replace = { replace: true, state: isOpenedHere(state) ? openedHere() : null };

  function show(other: SignInForm): void {
    const shown = [...others, { name: other }];
    void navigate({ pathname, search: withWindows(search, shown) }, { replace: true, state });
  }

  function finish(by: SignedInBy): void {
    // A module has already navigated, for example to the game that the member wanted to play.
    if (!isConnectedTo({ pathname, search })) return;
    const wanted = wantedIn(state);
    const home = landingPathOf(site, session.current());
    // Specification §4: all forms except log-in lead to the home page.
    if (by !== 'login') return void navigate('/', { replace: true });
    if (wanted.length > 0) {
      const opened = withWindows(search, wanted);
      // The previous history entry has none of these windows: going back would close several at once.
      const stored = wanted.length > 1 ? { replace: true } : replace;
      return void navigate({ pathname, search: opened }, stored);
    }
    if (home) return void navigate(home, { replace: true });
    void navigate({ pathname, search: withWindows(search, others) }, { replace: true });
  }

  return (
    <WindowHost
      load={loadSignIn}
      size="s"
      title={t(`signIn.${form}`)}
      onClose={onClose}
      above={above}
      // Each form has its own button, so the window has no footer.
      footer={() => null}
    >
      {({ SignInForms }) => (
        <SignInForms form={form} onForm={show} onSignedIn={finish} onClose={onClose} />
      )}
    </WindowHost>
  );
}
