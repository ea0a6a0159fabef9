import { useTexts } from '@croupier/i18n';
import { Retry, Section, Skeleton } from '@croupier/ui';
import { useAudit } from '../../api/audit.ts';
import { RecordedValue } from '../audit/recorded-value.tsx';
import { useNoteText } from '../placement/use-note-text.ts';
import styles from './releases.module.css';

/** The changes of this module on this brand: action, operator and reason. */
export function CellHistory({ subject }: { subject: string }) {
  const { t } = useTexts('console');
  return (
    <Section
      title={t('releases.history')}
      action={{ label: t('releases.wholeTrail'), to: '/audit' }}
    >
      <Entries subject={subject} />
    </Section>
  );
}

function Entries({ subject }: { subject: string }) {
  const { t, formats } = useTexts('console');
  const whyOf = useNoteText();
  const audit = useAudit({ subject });
  if (audit.isPending) return <Skeleton lines={3} height={44} />;
  if (audit.error) return <Retry error={audit.error} onRetry={audit.refetch} />;
  if (audit.data.rows.length === 0)
    return <p className={styles.facts}>{t('releases.noHistory')}</p>;
  return (
    <ol className={styles.history}>
      {audit.data.rows.map((entry) => {
        const { id, at, operator, action, before, after, note } = entry;
        return (
          <li key={id}>
            <p>
              <strong>{t(`audit.actions.${action}`, { defaultValue: action })}</strong>
            </p>
            <div>
              <del className={styles.facts}>
                <RecordedValue stored={before} />
              </del>{' '}
              <RecordedValue stored={after} />
            </div>
            {note && <p className={styles.note}>{whyOf(entry)}</p>}
            <p className={styles.facts}>
              {operator} · <time dateTime={at}>{formats.dateTime(at)}</time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
