import { useTexts } from '@croupier/i18n';
import { PageHeader, Tabs } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import styles from './queue.module.css';

interface QueueTabsProps<Queue extends string> {
  /** Name of the page in its path and its texts. */
  readonly name: 'corrections' | 'deposits' | 'draws' | 'withdrawals';
  /** A path without a queue opens the first one. */
  readonly queues: readonly [Queue, ...Queue[]];
  /** Shown beside the name of a queue. */
  readonly counts?: Readonly<Partial<Record<Queue, number>>>;
  readonly children: (queue: Queue) => ReactNode;
}

/** An admin page with a tab per queue. The path contains the queue; the other parameters of the address stay. */
export function QueueTabs<Queue extends string>({
  name,
  queues,
  counts,
  children,
}: QueueTabsProps<Queue>) {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { queue: requested } = useParams();
  const queue = queues.find((one) => one === requested) ?? queues[0];
  return (
    <>
      <PageHeader isSlim title={t(`${name}.title`)} lead={t(`${name}.lead`)} />
      <Tabs
        label={t(`${name}.queues`)}
        tabs={queues.map((id) => ({
          id,
          label: t(`${name}.queue.${id}`),
          count: counts?.[id],
        }))}
        value={queue}
        onChange={(id) => void navigate({ pathname: `/${name}/${id}`, search })}
      />
      <div role="tabpanel" aria-label={t(`${name}.queue.${queue}`)} className={styles.panel}>
        {children(queue)}
      </div>
    </>
  );
}
