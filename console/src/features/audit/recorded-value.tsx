import { useTexts } from '@croupier/i18n';
import { recordedValues } from '../../lib/recorded-values.ts';
import { usePlacementText } from '../placement/use-placement-text.ts';
import styles from './recorded-value.module.css';

/** What the audit trail stores of a change: an object's values line by line, anything else as text. */
export function RecordedValue({ stored }: { readonly stored: string }) {
  const { formats } = useTexts('console');
  const inWords = usePlacementText();
  const values = recordedValues(stored);
  if (!values) return <span className={styles.text}>{inWords(stored)}</span>;
  return (
    <dl className={styles.values}>
      {values.map(({ path, value }) => (
        <div key={path}>
          <dt>
            <bdi>{path}</bdi>:
          </dt>{' '}
          <dd>
            <bdi>{isTime.test(value) ? formats.dateTime(value) : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
