import { useTexts } from '@croupier/i18n';
import { ChipGroup, Field, useServerNow } from '@croupier/ui';
import styles from './results.module.css';

interface ResultsDayProps {
  /** A UTC day, or `''` for all. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Buttons for the most requested days, a date field for any other. */
export function ResultsDay({ day, onDay }: ResultsDayProps) {
  const { t } = useTexts('mfe-lottery');
  const now = useServerNow(hourMs).getTime();
  const today = dayOfUtc(now);
  return (
    <div className={styles.filter}>
      <ChipGroup
        label={t('results.which')}
        options={[
          { value: '', label: t('results.latest') },
          { value: today, label: t('results.today') },
          { value: dayOfUtc(now - dayMs), label: t('results.yesterday') },
        ]}
        value={day}
        onChange={onDay}
      />
      <Field label={t('results.day')} hint={t('results.dayHint')}>
        {(wires) => (
          <input
            {...wires}
            type="date"
            className={styles.day}
            max={today}
            value={day}
            onChange={(event) => onDay(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

function dayOfUtc(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
