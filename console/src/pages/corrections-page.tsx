import { correctionQueues, type CorrectionQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useCorrections } from '../api/members.ts';
import { CorrectionCard } from '../features/corrections/correction-card.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { cardLines, Paged } from '../lib/paged.tsx';
import { QueueTabs } from '../lib/queue-tabs.tsx';
import styles from '../lib/queue.module.css';

/** Corrections of members' cash that wait for a second operator, and those that were decided. */
export function CorrectionsPage() {
  return (
    <QueueTabs name="corrections" queues={correctionQueues}>
      {(queue) => (
        <ByBrand needs="cashier-review">
          {(brand) => <Queue key={`${queue} ${brand}`} queue={queue} brand={brand} />}
        </ByBrand>
      )}
    </QueueTabs>
  );
}

interface QueueProps {
  readonly queue: CorrectionQueue;
  readonly brand: string | null;
}

function Queue({ queue, brand }: QueueProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useCorrections({ queue, brand }, cursor.before)}
      cursor={cursor}
      skeleton={cardLines}
      empty={
        <Empty title={t('corrections.empty')} text={t('corrections.emptyText')} art="wallet" />
      }
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t('corrections.title')}>
          {rows.map((correction) => (
            <CorrectionCard key={correction.id} correction={correction} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
