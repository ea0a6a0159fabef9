import { useLocation, useNavigate } from 'react-router-dom';
import { openedHere } from '../windows/opened-here.ts';
import { searchAbove, withWindows, type WindowRequest } from '../windows/window-address.ts';

export type SignInForm = 'login' | 'register' | 'forgot';
/** The means of sign-in: a form, or play money. */
export type SignedInBy = SignInForm | 'free-play';

export interface SignIn {
  /** Opens a form above the open windows. */
  open(form: SignInForm): void;
  /**
   * Opens the form in place of the windows that the visitor requested; the visitor gets those windows after
   * the sign-in.
   */
  openInstead(form: SignInForm, wanted: readonly WindowRequest[]): void;
}

/** Opens the forms; the address stores which form is open. */
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
