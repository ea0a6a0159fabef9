import { useTexts } from '@croupier/i18n';
import { Button, SegmentedControl } from '@croupier/ui';
import { useState } from 'react';
import { useShell } from '../shell-scope.tsx';
import { ModuleCard } from './module-card.tsx';
import { useFileTimings, useTicks } from './module-load.ts';
import styles from './inspect.module.css';

const views = ['modules', 'events'] as const;

/** The modules of this page, and the events that they publish. */
export function InspectPanel({ onClose }: { onClose: () => void }) {
  const { site } = useShell();
  const { t } = useTexts('inspect');
  const [view, setView] = useState<(typeof views)[number]>('modules');
  const timings = useFileTimings();
  return (
    <aside className={styles.panel} aria-label={t('title')}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <SegmentedControl
          label={t('tabs')}
          options={views.map((value) => ({ value, label: t(value) }))}
          value={view}
          onChange={setView}
        />
        <Button size="s" variant="quiet" icon="close" onClick={onClose}>
          {t('close')}
        </Button>
      </header>
      {view === 'events' ? (
        <EventList />
      ) : (
        <ul className={styles.modules}>
          {site.modules.map((module) => (
            <li key={module.description.name}>
              <ModuleCard module={module} timings={timings} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

/** The bus events since the page loaded, the latest first. */
function EventList() {
  const { bus, facts } = useShell();
  const { t, formats } = useTexts('inspect');
  useTicks(bus.published);
  if (facts.length === 0) return <p className={styles.empty}>{t('noEvents')}</p>;
  return (
    <ol className={styles.events}>
      {facts.toReversed().map((fact, index) => (
        <li key={facts.length - index}>
          <time dateTime={new Date(fact.at).toISOString()}>{formats.time(new Date(fact.at))}</time>
          <strong dir="ltr">{fact.topic}</strong>
          <span>{t('by', { owner: fact.owner })}</span>
          <code dir="ltr">{JSON.stringify(fact.payload)}</code>
        </li>
      ))}
    </ol>
  );
}
