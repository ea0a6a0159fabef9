import type { DrawQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Empty, PageHeader, Tabs } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAdminDraws, type DrawPage } from '../api/lottery.ts';
import { DrawCard } from '../features/draws/draw-card.tsx';
import { cardLines, Paged } from '../lib/paged.tsx';
import styles from './queue-page.module.css';

const queues: readonly DrawQueue[] = ['due', 'coming', 'closed'];

/** Lottery draws: missing results, coming draws, past draws. */
export function DrawsPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { queue: asked } = useParams();
  const queue = queues.find((one) => one === asked) ?? 'due';
  const [isOutsideOnly, setOutsideOnly] = useState(false);
  return (
    <>
      <PageHeader isSlim title={t('draws.title')} lead={t('draws.lead')} />
      <Tabs
        label={t('draws.queues')}
        tabs={queues.map((id) => ({ id, label: t(`draws.queue.${id}`) }))}
        value={queue}
        onChange={(id) => void navigate(`/draws/${id}`)}
      />
      <div role="tabpanel" aria-label={t(`draws.queue.${queue}`)} className={styles.panel}>
        {queue !== 'due' && (
          <Checkbox
            look="switch"
            name="outside"
            label={t('draws.outsideOnly')}
            checked={isOutsideOnly}
            onChange={({ currentTarget }) => setOutsideOnly(currentTarget.checked)}
          />
        )}
        <Queue key={`${queue} ${isOutsideOnly}`} queue={queue} isOutsideOnly={isOutsideOnly} />
      </div>
    </>
  );
}

function Queue({ queue, isOutsideOnly }: Pick<DrawPage, 'queue' | 'isOutsideOnly'>) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useAdminDraws({ queue, isOutsideOnly, before: cursor.before })}
      cursor={cursor}
      skeleton={cardLines}
      empty={<Empty title={t('draws.empty')} text={t(`draws.emptyText.${queue}`)} art="ticket" />}
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t('draws.title')}>
          {rows.map((item) => (
            <DrawCard key={item.draw.id} item={item} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
