import type { DrawQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Checkbox, Empty, PageHeader, Retry, Skeleton, Tabs } from '@croupier/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAdminDraws, type DrawPage } from '../api/lottery.ts';
import { DrawCard } from '../features/draws/draw-card.tsx';
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
  const [before, setBefore] = useState<string | null>(null);
  const page = useAdminDraws({ queue, isOutsideOnly, before });
  if (page.isPending) return <Skeleton lines={4} height={140} />;
  if (page.error) return <Retry error={page.error} again={page.refetch} />;
  const { rows, next } = page.data;
  if (rows.length === 0)
    return <Empty title={t('draws.empty')} text={t(`draws.emptyText.${queue}`)} art="ticket" />;
  return (
    <>
      <ul className={styles.list} aria-label={t('draws.title')}>
        {rows.map((item) => (
          <DrawCard key={item.draw.id} item={item} />
        ))}
      </ul>
      <div className={styles.turn}>
        {before !== null && <Button onClick={() => setBefore(null)}>{t('draws.first')}</Button>}
        {next !== null && <Button onClick={() => setBefore(next)}>{t('draws.more')}</Button>}
      </div>
    </>
  );
}
