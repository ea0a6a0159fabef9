import type { PayToLine } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { CopyButton } from '@croupier/ui/copy-button';
import styles from './transfers.module.css';

interface PayToProps {
  readonly lines: readonly PayToLine[];
  /** The reference that the member writes into the transfer. */
  readonly code: string | null;
}

/** The recipient's details, each line with a copy button. */
export function PayTo({ lines, code }: PayToProps) {
  const { t, local } = useTexts('mfe-member');
  const all = [
    ...lines.map(({ label, text }) => ({ label: local(label), text })),
    ...(code === null ? [] : [{ label: t('transfer.code'), text: code }]),
  ];
  return (
    <dl className={styles.lines}>
      {all.map(({ label, text }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
            <CopyButton isSmall size="s" variant="quiet" text={text} what={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
