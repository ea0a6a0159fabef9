import type { PayToLine } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, useToast } from '@croupier/ui';
import styles from './transfers.module.css';

interface PayToProps {
  readonly lines: readonly PayToLine[];
  /** What the member writes into the transfer. */
  readonly code: string | null;
}

/** Where the money goes, each line ready to be copied. */
export function PayTo({ lines, code }: PayToProps) {
  const { t, local } = useTexts('mfe-member');
  const toast = useToast();

  function copy(text: string): void {
    navigator.clipboard.writeText(text).then(
      () => toast({ tone: 'positive', text: t('transfer.copied', { text }) }),
      () => toast({ tone: 'warning', text: t('transfer.not-copied') }),
    );
  }

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
            <Button
              size="s"
              variant="quiet"
              icon="copy"
              aria-label={t('transfer.copy', { label })}
              onClick={() => copy(text)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
