import { useTexts } from '@croupier/i18n';
import { Button, TextInput } from '@croupier/ui';
import { isSpan, without, type RebateNarrowing } from './narrowing.ts';
import styles from './rebates.module.css';

interface RebateFiltersProps {
  readonly narrowing: RebateNarrowing;
  readonly onNarrow: (narrowing: RebateNarrowing) => void;
}

/** The range of days, and the filters that were chosen from rows of the sums. */
export function RebateFilters({ narrowing, onNarrow }: RebateFiltersProps) {
  const { t } = useTexts('console');
  const { from, to, narrows } = narrowing;
  return (
    <div className={styles.filters}>
      <TextInput
        type="date"
        name="from"
        label={t('rebates.from')}
        value={from}
        onChange={({ currentTarget }) => onNarrow({ ...narrowing, from: currentTarget.value })}
      />
      <TextInput
        type="date"
        name="to"
        label={t('rebates.to')}
        hint={t('rebates.daysHint')}
        error={isSpan(narrowing) ? undefined : t('rebates.noSpan')}
        value={to}
        onChange={({ currentTarget }) => onNarrow({ ...narrowing, to: currentTarget.value })}
      />
      {narrows.length > 0 && (
        <div role="group" aria-label={t('rebates.narrowed')} className={styles.narrows}>
          {narrows.map(({ by, label }) => (
            <Button
              key={by}
              size="s"
              icon="close"
              aria-label={t('rebates.widen', { what: label })}
              onClick={() => onNarrow(without(narrowing, by))}
            >
              <bdi>{label}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
