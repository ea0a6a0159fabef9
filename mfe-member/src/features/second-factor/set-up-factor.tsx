import type { NewSecondFactor } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import { QrCode } from '@croupier/ui/qr-code';
import { useEffect, useRef, useState } from 'react';
import { useBeginSecondFactor, useFinishSecondFactor } from '../../api/second-factor.ts';
import { ProofForm } from '../../lib/proof-form.tsx';
import shortForm from '../../lib/short-form.module.css';
import styles from './second-factor.module.css';

interface SetUpFactorProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Set-up in two steps: the password, then the secret with the app's first code. */
export function SetUpFactor({ onCodes }: SetUpFactorProps) {
  const { t } = useTexts('mfe-member');
  const begin = useBeginSecondFactor();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<NewSecondFactor | null>(null);
  if (draft) return <ScanSecret draft={draft} onCodes={onCodes} onCancel={() => setDraft(null)} />;
  if (!isOpen)
    return (
      <div className={shortForm.form}>
        <p className={shortForm.note}>{t('factor.intro')}</p>
        <div className={shortForm.acts}>
          <Button onClick={() => setOpen(true)}>{t('factor.begin')}</Button>
        </div>
      </div>
    );
  return (
    <ProofForm
      key="password"
      note={t('factor.confirm')}
      submit={t('factor.continue')}
      needs="password"
      call={begin}
      onSubmit={({ password }) =>
        begin.mutate(password === undefined ? {} : { password }, { onSuccess: setDraft })
      }
    >
      <Button variant="quiet" onClick={() => setOpen(false)}>
        {t('factor.cancel')}
      </Button>
    </ProofForm>
  );
}

interface ScanSecretProps extends SetUpFactorProps {
  readonly draft: NewSecondFactor;
  readonly onCancel: () => void;
}

/** The secret as a QR code and as text, and the field for the first code. */
function ScanSecret({ draft, onCodes, onCancel }: ScanSecretProps) {
  const { t } = useTexts('mfe-member');
  const finish = useFinishSecondFactor();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its form: the focus moves to the field for the code.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.scan}>
      <QrCode text={draft.uri} label={t('factor.qr')} />
      <div className={shortForm.form}>
        <p className={shortForm.note}>{t('factor.type-secret')}</p>
        <div className={styles.secretRow}>
          <code className={styles.secret} dir="ltr">
            {draft.secret}
          </code>
          <CopyButton text={draft.secret} what={t('factor.secret')} />
        </div>
        <ProofForm
          note={t('factor.scan')}
          submit={t('factor.finish')}
          needs="code"
          call={finish}
          onSubmit={({ code }) =>
            finish.mutate({ code }, { onSuccess: ({ codes }) => onCodes(codes) })
          }
        >
          <Button variant="quiet" onClick={onCancel}>
            {t('factor.cancel')}
          </Button>
        </ProofForm>
      </div>
    </div>
  );
}
