import { CallFailed, ClientOverride, useClient, type Client } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Dialog, ErrorText, TextInput, useFailureText } from '@croupier/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormDialog } from '../lib/form-dialog.tsx';

interface StepUpRequest {
  readonly confirmed: () => void;
  readonly refused: () => void;
}

/** If a call is sensitive and the second factor is too old, asks for a code and repeats the call. */
export function StepUp({ children }: { children: ReactNode }) {
  const client = useClient();
  const [asked, setAsked] = useState<StepUpRequest | null>(null);
  const [isDue, setDue] = useState(false);

  const asking = useMemo<Client>(() => {
    const confirm = (failed: CallFailed) =>
      new Promise<void>((resolve, reject) => {
        setAsked({ confirmed: resolve, refused: () => reject(failed) });
      }).finally(() => setAsked(null));
    return {
      async call(call, input, options) {
        try {
          return await client.call(call, input, options);
        } catch (error) {
          if (error instanceof CallFailed && error.code === 'second-factor-due') setDue(true);
          if (!(error instanceof CallFailed) || error.code !== 'second-factor-needed') throw error;
          if (call.path === calls.operatorLogin.path) throw error;
          await confirm(error);
          return client.call(call, input, options);
        }
      },
    };
  }, [client]);

  return (
    <ClientOverride client={asking}>
      {children}
      {asked && <CodeDialog client={client} asked={asked} />}
      {isDue && <FactorDue onClose={() => setDue(false)} />}
    </ClientOverride>
  );
}

/** Who moves money or draws has a second factor: the way to set it up. */
function FactorDue({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('console');
  return (
    <Dialog
      isOpen
      size="s"
      title={t('stepUp.dueTitle')}
      onClose={onClose}
      footer={
        <Link to="/account" onClick={onClose}>
          {t('stepUp.setUp')}
        </Link>
      }
    >
      <p>{t('stepUp.dueText')}</p>
    </Dialog>
  );
}

function CodeDialog({ client, asked }: { client: Client; asked: StepUpRequest }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const [error, setError] = useState<CallFailed | null>(null);
  const [isShort, setShort] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm(code: string): Promise<void> {
    setShort(code.length < shortestCode);
    if (code.length < shortestCode || isBusy) return;
    setBusy(true);
    try {
      await client.call(calls.confirmOperator, { code });
      asked.confirmed();
    } catch (failed) {
      if (!(failed instanceof CallFailed)) throw failed;
      setError(failed);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      size="s"
      title={t('stepUp.title')}
      confirm={t('stepUp.confirm')}
      isBusy={isBusy}
      error={error}
      onSubmit={(fields) => void confirm(String(fields.get('code')).trim())}
      onClose={asked.refused}
    >
      <p>{t('stepUp.text')}</p>
      <TextInput
        label={t('account.code')}
        name="code"
        error={isShort ? t('stepUp.short') : undefined}
        dir="ltr"
        autoComplete="one-time-code"
        maxLength={40}
        data-autofocus
      />
      <ErrorText>{error && failureText(error)}</ErrorText>
    </FormDialog>
  );
}

/** Length of the app's codes; recovery codes are longer. */
const shortestCode = 6;
