import { useLocation, useNavigate } from 'react-router-dom';
import { openedHere } from '../windows/opened-here.ts';
import { searchAbove, withWindows, type AskedWindow } from '../windows/window-address.ts';

export type SignInForm = 'login' | 'register' | 'forgot';
/** What somebody is signed in by: a form, or play money. */
export type SignedInBy = SignInForm | 'free-play';

export interface SignIn {
  /** Opens a form above whatever is open. */
  open(form: SignInForm): void;
  /** Opens the form in place of the windows that a visitor wanted, who gets them after the sign-in. */
  openInstead(form: SignInForm, wanted: readonly AskedWindow[]): void;
}

/** Opens the forms; which one is open stands in the address. */
export function useSignIn(): SignIn {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    open(form) {
      void navigate(
        { pathname, search: searchAbove(search, { name: form }) },
        { state: openedHere() },
      );
    },
    openInstead(form, wanted) {
      void navigate({ pathname, search: withWindows(search, []) }, { replace: true });
      void navigate(
        { pathname, search: withWindows(search, [{ name: form }]) },
        { state: openedHere(wanted) },
      );
    },
  };
}
