import type { WithdrawalFile, WithdrawalId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Drawer, Retry, Skeleton, Stat } from '@croupier/ui';
import { useWithdrawalFile } from '../../api/cashier.ts';
import { EntriesTable } from './entries-table.tsx';
import styles from './cashier.module.css';

interface DrawerProps {
  readonly id: WithdrawalId;
  readonly onClose: () => void;
}

/** The information for a decision: the account, the history, the member's money and latest bookings. */
export function WithdrawalFileDrawer({ id, onClose }: DrawerProps) {
  const { t } = useTexts('console');
  return (
    <Drawer isOpen onClose={onClose} title={t('queue.file')}>
      <Content id={id} />
    </Drawer>
  );
}

function Content({ id }: { id: WithdrawalId }) {
  const file = useWithdrawalFile(id);
  if (file.isPending) return <Skeleton lines={6} height={40} />;
  if (file.error) return <Retry error={file.error} onRetry={file.refetch} />;
  return <File file={file.data} />;
}

function File({ file }: { file: WithdrawalFile }) {
  const { t, formats, local } = useTexts('console');
  const { withdrawal, depositedTotal, withdrawnTotal } = file;
  const { member, currency } = withdrawal;
  const money = (amount: string) => formats.money(amount, `${currency} `);
  return (
    <div className={styles.file}>
      <p>
        <bdi className={styles.who}>{member.account}</bdi>{' '}
        <span className={styles.aside}>
          {t('queue.joined', { date: formats.date(member.joinedAt) })}
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('queue.payee')}</dt>
          <dd dir="auto">{withdrawal.payee}</dd>
        </div>
        {withdrawal.fields.map(({ label, text }) => (
          <div key={label.en}>
            <dt>{local(label)}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.stats}>
        <Stat label={t('queue.deposited')} value={money(depositedTotal)} />
        <Stat label={t('queue.withdrawn')} value={money(withdrawnTotal)} />
      </div>
      <ol className={styles.steps} aria-label={t('queue.steps')}>
        {withdrawal.steps.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            {t(`queue.state.${state}`)}
            <time className={styles.aside} dateTime={at}>
              {formats.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
      <EntriesTable entries={file.entries} money={money} />
    </div>
  );
}
