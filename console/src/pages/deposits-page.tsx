import type { DepositQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Tabs } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAdminDeposits } from '../api/cashier.ts';
import { DepositCard } from '../features/cashier/deposit-card.tsx';
import { TurnoverRules } from '../features/cashier/turnover-rules.tsx';
import { UnmatchedTransfers } from '../features/cashier/unmatched-transfers.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { cardLines, Paged } from '../lib/paged.tsx';
import styles from './queue-page.module.css';

const queues: readonly DepositQueue[] = [
  'to-match',
  'parked',
  'pending',
  'credited',
  'declined',
  'expired',
  'cancelled',
];

/** Deposits: transfers that wait to be matched, late money, and all others. */
export function DepositsPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { queue: asked } = useParams();
  const queue = queues.find((one) => one === asked) ?? 'to-match';
  return (
    <>
      <PageHeader isSlim title={t('deposits.title')} lead={t('deposits.lead')} />
      <Tabs
        label={t('deposits.queues')}
        tabs={queues.map((id) => ({ id, label: t(`deposits.queue.${id}`) }))}
        value={queue}
        onChange={(id) => void navigate({ pathname: `/deposits/${id}`, search })}
      />
      <div role="tabpanel" aria-label={t(`deposits.queue.${queue}`)} className={styles.panel}>
        <ByBrand needs="cashier-review">
          {(brand) => (
            <>
              {queue === 'to-match' && brand === null && <UnmatchedTransfers />}
              <Queue key={`${queue} ${brand}`} queue={queue} brand={brand} />
              {queue === 'to-match' && <TurnoverRules brand={brand} />}
            </>
          )}
        </ByBrand>
      </div>
    </>
  );
}

interface QueueProps {
  readonly queue: DepositQueue;
  readonly brand: string | null;
}

function Queue({ queue, brand }: QueueProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useAdminDeposits({ queue, brand, before: cursor.before })}
      cursor={cursor}
      skeleton={cardLines}
      empty={<Empty title={t('deposits.empty')} text={t('deposits.emptyText')} art="wallet" />}
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t('deposits.title')}>
          {rows.map((item) => (
            <DepositCard key={item.deposit.id} item={item} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
