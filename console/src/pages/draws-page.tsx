import type { DrawQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useAdminDraws, type DrawPage } from '../api/lottery.ts';
import { DrawCard } from '../features/draws/draw-card.tsx';
import { CardList } from '../lib/card-list.tsx';
import { QueueTabs } from '../lib/queue-tabs.tsx';
import { OtherPageLink } from '../lib/other-page-link.tsx';

const queues: readonly [DrawQueue, ...DrawQueue[]] = ['coming', 'due', 'closed'];

/** Lottery draws: coming draws, missing results with their number, past draws. */
export function DrawsPage() {
  const { t } = useTexts('console');
  const [isOutsideOnly, setOutsideOnly] = useState(false);
  const due = useAdminDraws({ queue: 'due', isOutsideOnly: false, before: null });
  return (
    <QueueTabs
      name="draws"
      queues={queues}
      counts={due.data?.rows.length ? { due: due.data.rows.length } : {}}
    >
      {(queue) => (
        <>
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
        </>
      )}
    </QueueTabs>
  );
}

function Queue({ queue, isOutsideOnly }: Pick<DrawPage, 'queue' | 'isOutsideOnly'>) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const other = queue === 'coming' ? 'closed' : 'coming';
  return (
    <CardList
      title={t('draws.title')}
      answer={useAdminDraws({ queue, isOutsideOnly, before: cursor.before })}
      cursor={cursor}
      empty={
        <Empty
          title={t('draws.empty')}
          text={t(`draws.emptyText.${queue}`)}
          art="ticket"
          action={<OtherPageLink to={`/draws/${other}`} place={t(`draws.queue.${other}`)} />}
        />
      }
    >
      {(item) => <DrawCard key={item.draw.id} item={item} />}
    </CardList>
  );
}
