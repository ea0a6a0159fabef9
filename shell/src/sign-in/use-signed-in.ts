import type { SignedIn } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';

export type SignedInHandler = (signedIn: SignedIn) => void;

/** Starts the session of a response, and shows the time of the last visit. */
export function useSignedIn(onSignedIn: () => void): SignedInHandler {
  const { t, formats } = useTexts('sign-in');
  const { session } = useShell();
  const toast = useToast();
  return (signedIn) => {
    // The credential is a cookie: without cookies the next call would sign the member out silently.
    if (!navigator.cookieEnabled) return toast({ tone: 'warning', text: t('login.noCookies') });
    session.start(signedIn);
    onSignedIn();
    const { nickname: name, lastLoginAt } = signedIn.user;
    const when = lastLoginAt && formats.dateTime(new Date(lastLoginAt));
    if (when) toast({ text: t('login.welcomeBack', { name, when }) });
    else toast({ text: t('login.welcome', { name }) });
  };
}
