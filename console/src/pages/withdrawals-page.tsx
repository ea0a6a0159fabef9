import type { WithdrawalQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Tabs } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAdminWithdrawals } from '../api/cashier.ts';
import { WithdrawalCard } from '../features/cashier/withdrawal-card.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { cardLines, Paged } from '../lib/paged.tsx';
import styles from './queue-page.module.css';

const queues: readonly WithdrawalQueue[] = ['review', 'open', 'disputed', 'parked', 'closed'];

/** Withdrawals: waiting for approval, being sent, failed. */
export function WithdrawalsPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { queue: asked } = useParams();
  const queue = queues.find((one) => one === asked) ?? 'review';
  return (
    <>
      <PageHeader isSlim title={t('withdrawals.title')} lead={t('withdrawals.lead')} />
      <Tabs
        label={t('withdrawals.queues')}
        tabs={queues.map((id) => ({ id, label: t(`withdrawals.queue.${id}`) }))}
        value={queue}
        onChange={(id) => void navigate({ pathname: `/withdrawals/${id}`, search })}
      />
      <div role="tabpanel" aria-label={t(`withdrawals.queue.${queue}`)} className={styles.panel}>
        <ByBrand needs="cashier-review">
          {(brand) => <Queue key={`${queue} ${brand}`} queue={queue} brand={brand} />}
        </ByBrand>
      </div>
    </>
  );
}

interface QueueProps {
  readonly queue: WithdrawalQueue;
  readonly brand: string | null;
}

function Queue({ queue, brand }: QueueProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useAdminWithdrawals({ queue, brand, before: cursor.before })}
      cursor={cursor}
      skeleton={cardLines}
      empty={
        <Empty
          title={t('withdrawals.empty')}
          text={t(`withdrawals.emptyText.${queue}`)}
          art="wallet"
        />
      }
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t('withdrawals.title')}>
          {rows.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
