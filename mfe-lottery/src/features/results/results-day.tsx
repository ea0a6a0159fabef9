import { dayjs, useTexts } from '@croupier/i18n';
import { ChipGroup, Field, useServerNow } from '@croupier/ui';
import styles from './results.module.css';

interface ResultsDayProps {
  /** A UTC day, or `''` for all. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

const hourMs = 3_600_000;
const dayPattern = 'YYYY-MM-DD';

/** Buttons for the most requested days, a date field for any other. */
export function ResultsDay({ day, onDay }: ResultsDayProps) {
  const { t } = useTexts('mfe-lottery');
  const now = dayjs.utc(useServerNow(hourMs));
  const today = now.format(dayPattern);
  return (
    <div className={styles.filter}>
      <ChipGroup
        label={t('results.which')}
        options={[
          { value: '', label: t('results.latest') },
          { value: today, label: t('results.today') },
          { value: now.subtract(1, 'day').format(dayPattern), label: t('results.yesterday') },
        ]}
        value={day}
        onChange={onDay}
      />
      <Field label={t('results.day')} hint={t('results.dayHint')}>
        {(inputProps) => (
          <input
            {...inputProps}
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
