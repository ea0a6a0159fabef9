import { useClient } from '@croupier/client';
import type { NewSecondFactor, OperatorInfo } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card } from '@croupier/ui';
import { useState } from 'react';
import {
  useBeginSecondFactor,
  useFinishSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
} from '../../api/operators.ts';
import { useOperatorSession } from '../../session/session-scope.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { ScanSecret } from './scan-secret.tsx';
import { SecretForm } from './secret-form.tsx';
import styles from './account.module.css';

/** The second factor (codes of an authenticator app): set up, renew, remove. */
export function SecondFactor({ operator }: { operator: OperatorInfo }) {
  const { t } = useTexts('console');
  const isOn = operator.secondFactor === 'on';
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Card className={styles.card}>
      <h2>{t('account.factor')}</h2>
      <p>
        <Badge tone={isOn ? 'positive' : 'warning'}>{t(isOn ? 'account.on' : 'account.off')}</Badge>
      </p>
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />
      ) : isOn ? (
        <Keep onCodes={setCodes} />
      ) : (
        <SetUp onCodes={setCodes} />
      )}
    </Card>
  );
}

interface StepProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

function SetUp({ onCodes }: StepProps) {
  const { t } = useTexts('console');
  const begin = useBeginSecondFactor();
  const finish = useFinishSecondFactor();
  const reload = useReloadSession();
  const [draft, setDraft] = useState<NewSecondFactor | null>(null);
  if (!draft)
    return (
      <SecretForm
        text={t('account.setUpText')}
        label={t('signIn.password')}
        isPassword
        submit={t('account.setUp')}
        call={begin}
        onSubmit={(password) => begin.mutate({ password }, { onSuccess: setDraft })}
      />
    );
  return (
    <ScanSecret draft={draft}>
      <SecretForm
        text={t('account.scanText')}
        label={t('account.code')}
        submit={t('account.finish')}
        call={finish}
        onSubmit={(code) =>
          finish.mutate(
            { code },
            {
              onSuccess: ({ codes }) => {
                onCodes(codes);
                reload();
              },
            },
          )
        }
      />
    </ScanSecret>
  );
}

function Keep({ onCodes }: StepProps) {
  const { t } = useTexts('console');
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const reload = useReloadSession();
  const [isRemoving, setRemoving] = useState(false);
  const onSubmit = (code: string) =>
    isRemoving
      ? remove.mutate({ code }, { onSuccess: reload })
      : renew.mutate({ code }, { onSuccess: ({ codes }) => onCodes(codes) });
  return (
    <>
      <SecretForm
        key={String(isRemoving)}
        text={t(isRemoving ? 'account.removeText' : 'account.renewText')}
        label={t('account.code')}
        submit={t(isRemoving ? 'account.remove' : 'account.renew')}
        call={isRemoving ? remove : renew}
        onSubmit={onSubmit}
      />
      <div className={styles.acts}>
        <Button variant="quiet" onClick={() => setRemoving(!isRemoving)}>
          {t(isRemoving ? 'queue.back' : 'account.remove')}
        </Button>
      </div>
    </>
  );
}

/** The session's permissions have changed: reloads them. */
function useReloadSession(): () => void {
  const client = useClient();
  const session = useOperatorSession();
  return () => void session.resume(client);
}
