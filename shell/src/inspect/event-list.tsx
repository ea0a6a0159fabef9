import { useTexts } from '@croupier/i18n';
import { useShell } from '../shell-scope.tsx';
import { useTicks } from './use-ticks.ts';
import styles from './inspect.module.css';

/** The bus events since the page loaded, the latest first. */
export function EventList() {
  const { bus, facts } = useShell();
  const { t, formats } = useTexts('inspect');
  useTicks(bus.said);
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
