import type { AgentTransfer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Dialog, Money } from '@croupier/ui';
import styles from './transfer-upline.module.css';

interface TransferReceiptProps {
  readonly transfer: AgentTransfer;
  readonly onClose: () => void;
}

/** The receipt of one transfer. */
export function TransferReceipt({ transfer, onClose }: TransferReceiptProps) {
  const { t, formats } = useTexts('mfe-member');
  const { id, direction, line, account, amount, bookedAt } = transfer;
  const facts = [
    { name: t(`upline.${direction}`), value: <Money amount={amount} /> },
    { name: t(`upline.party.${line}`), value: <bdi>{account}</bdi> },
    { name: t('upline.time'), value: formats.dateTime(bookedAt) },
    { name: t('upline.reference'), value: <bdi className={styles.reference}>{id}</bdi> },
  ];
  return (
    <Dialog isOpen size="s" title={t('upline.receipt')} onClose={onClose}>
      <dl className={styles.receipt}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('upline.receipt-note')}</p>
    </Dialog>
  );
}
