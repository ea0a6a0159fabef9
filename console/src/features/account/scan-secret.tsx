import type { NewSecondFactor } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { QrCode } from '@croupier/ui/qr-code';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface ScanSecretProps {
  readonly draft: NewSecondFactor;
  readonly children: ReactNode;
}

/** The secret for an authenticator app, as a QR code and as text. */
export function ScanSecret({ draft, children }: ScanSecretProps) {
  const { t } = useTexts('console');
  return (
    <div className={styles.scan}>
      <QrCode text={draft.uri} label={t('account.qr')} />
      <div className={styles.card}>
        <p>{t('account.typeText')}</p>
        <code className={styles.secret} dir="ltr">
          {draft.secret}
        </code>
        {children}
      </div>
    </div>
  );
}
