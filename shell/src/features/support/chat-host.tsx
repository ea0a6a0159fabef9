import { useTexts } from '@croupier/i18n';
import { Dialog, Retry, Skeleton } from '@croupier/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutOverlay } from '../../frame/menus.ts';
import { useSession } from '../../frame/use-session.ts';
import { useSignIn } from '../../sign-in/sign-in-scope.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadChat } from './load-support.ts';
import { supportOverlay } from './support-address.ts';

/** The chat, while the address has it open: it survives a reload, and the back button closes it. */
export function ChatHost() {
  const { t } = useTexts('support');
  const session = useSession();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isAsked = new URLSearchParams(search).get('centre') === supportOverlay;
  const isOpen = isAsked && session !== null;
  const isRefused = isAsked && session === null;
  const loaded = useLoaded(loadChat, isOpen);

  useEffect(() => {
    if (!isRefused) return;
    void navigate({ pathname, search: withoutOverlay(search) }, { replace: true });
    signIn.open('login', { overlay: supportOverlay });
  }, [isRefused, navigate, pathname, search, signIn]);

  function close(): void {
    if (hasOpened(state)) void navigate(-1);
    else void navigate({ pathname, search: withoutOverlay(search) }, { replace: true });
  }

  if (!isOpen) return null;
  if (loaded.state === 'ready') return <loaded.value.ChatRoom onClose={close} />;
  return (
    <Dialog isOpen title={t('chat.title')} onClose={close}>
      {loaded.state === 'failed' ? (
        <Retry error={loaded.error} again={loaded.again} />
      ) : (
        <Skeleton height={44} lines={4} />
      )}
    </Dialog>
  );
}

function hasOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensOverlay' in state;
}
