import { useTexts } from '@croupier/i18n';
import { Dialog, Retry, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useLoaded } from '../use-loaded.ts';
import { loadSignIn } from './load-sign-in.ts';
import type { SignInDialogProps } from './sign-in-dialog.tsx';

type SignInHostProps = Omit<SignInDialogProps, 'form'> & {
  readonly form: SignInDialogProps['form'] | null;
};

/** Fetches the forms when one is asked for. */
export function SignInHost({ form, ...rest }: SignInHostProps) {
  const loaded = useLoaded(loadSignIn, form !== null);
  if (!form) return null;
  if (loaded.state === 'ready') return <loaded.value.SignInDialog form={form} {...rest} />;
  return (
    <Waiting form={form} onClose={rest.onClose}>
      {loaded.state === 'failed' ? (
        <Retry error={loaded.error} again={loaded.again} />
      ) : (
        <Skeleton height={44} lines={4} />
      )}
    </Waiting>
  );
}

interface WaitingProps {
  readonly form: SignInDialogProps['form'];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Waiting({ form, onClose, children }: WaitingProps) {
  const { t } = useTexts('shell');
  return (
    <Dialog isOpen size="s" title={t(`signIn.${form}`)} onClose={onClose}>
      {children}
    </Dialog>
  );
}
