import { CallFailed, ClientOver, useClient, type Client } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText } from '@croupier/ui';
import { useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';

interface Asked {
  readonly confirmed: () => void;
  readonly refused: () => void;
}

/** Where a call is grave and the second factor was shown too long ago, asks for a code and makes the call again. */
export function StepUp({ children }: { children: ReactNode }) {
  const client = useClient();
  const [asked, setAsked] = useState<Asked | null>(null);

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
          if (!(error instanceof CallFailed) || error.code !== 'second-factor-needed') throw error;
          if (call.path === calls.operatorLogin.path) throw error;
          await confirm(error);
          return client.call(call, input, options);
        }
      },
    };
  }, [client]);

  return (
    <ClientOver client={asking}>
      {children}
      {asked && <CodeDialog client={client} asked={asked} />}
    </ClientOver>
  );
}

function CodeDialog({ client, asked }: { client: Client; asked: Asked }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const [error, setError] = useState<CallFailed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const formId = useId();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
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
    <Dialog
      isOpen
      size="s"
      title={t('stepUp.title')}
      onClose={asked.refused}
      footer={
        <>
          <Button onClick={asked.refused}>{t('desk.back')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {t('stepUp.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <p>{t('stepUp.text')}</p>
        <TextInput
          label={t('account.code')}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          required
          minLength={6}
          maxLength={40}
          data-autofocus
        />
        <FaultText>{error && failureText(error)}</FaultText>
      </form>
    </Dialog>
  );
}
