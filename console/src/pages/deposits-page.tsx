import type { DepositQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useAdminDeposits } from '../api/cashier.ts';
import { DepositCard } from '../features/cashier/deposit-card.tsx';
import { TurnoverRules } from '../features/cashier/turnover-rules.tsx';
import { UnmatchedTransfers } from '../features/cashier/unmatched-transfers.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { CardList } from '../lib/card-list.tsx';
import { QueueTabs } from '../lib/queue-tabs.tsx';

const queues: readonly [DepositQueue, ...DepositQueue[]] = [
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
  return (
    <QueueTabs name="deposits" queues={queues}>
      {(queue) => (
        <ByBrand needs="cashier-review">
          {(brand) => (
            <>
              {queue === 'to-match' && brand === null && <UnmatchedTransfers />}
              <Queue key={`${queue} ${brand}`} queue={queue} brand={brand} />
              {queue === 'to-match' && <TurnoverRules brand={brand} />}
            </>
          )}
        </ByBrand>
      )}
    </QueueTabs>
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
    <CardList
      title={t('deposits.title')}
      answer={useAdminDeposits({ queue, brand, before: cursor.before })}
      cursor={cursor}
      empty={<Empty title={t('deposits.empty')} text={t('deposits.emptyText')} art="wallet" />}
    >
      {(item) => <DepositCard key={item.deposit.id} item={item} />}
    </CardList>
  );
}
