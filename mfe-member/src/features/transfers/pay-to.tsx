import type { DecimalAmount, PayToField } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import { QrCode } from '@croupier/ui/qr-code';
import styles from './transfers.module.css';

interface PayToProps {
  readonly lines: readonly PayToField[];
  /** The reference that the member writes into the transfer. */
  readonly code: string | null;
  readonly amount: DecimalAmount;
}

/** The recipient's details, each line with a copy button, and all of them as a QR code for the phone that pays. */
export function PayTo({ lines, code, amount }: PayToProps) {
  const { t, local } = useTexts('mfe-member');
  const money = useMoney();
  const all = [
    ...lines.map(({ label, text }) => ({ label: local(label), text })),
    ...(code === null ? [] : [{ label: t('transfer.code'), text: code }]),
  ];
  const written = [money(amount), ...all.map(({ label, text }) => `${label}: ${text}`)].join('\n');
  return (
    <div className={styles.to}>
      <dl className={styles.lines}>
        {all.map(({ label, text }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{text}</bdi>
              <CopyButton isSmall size="s" variant="quiet" text={text} what={label} />
            </dd>
          </div>
        ))}
      </dl>
      <figure className={styles.scan}>
        <QrCode text={written} label={t('transfer.qr')} />
        <figcaption>{t('transfer.scan')}</figcaption>
      </figure>
    </div>
  );
}
