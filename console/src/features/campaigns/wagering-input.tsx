import { gameTypes, type BonusTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';
import styles from './campaigns.module.css';
import { OptionalAmountField } from '../../lib/amount-field.tsx';
import { NumberInput, OptionalNumberInput } from '../../lib/number-input.tsx';

interface WageringInputProps {
  readonly terms: BonusTerms;
  readonly onChange: (terms: BonusTerms) => void;
}

/** How bonus money becomes cash. */
export function WageringInput({ terms, onChange }: WageringInputProps) {
  const { t } = useTexts('console');
  const weigh = (kind: (typeof gameTypes)[number], percent: number | null) => {
    const others = Object.entries(terms.weights).filter(([one]) => one !== kind);
    onChange({
      ...terms,
      weights: Object.fromEntries(percent === null ? others : [...others, [kind, percent]]),
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('campaigns.wagering')}</legend>
      <div className={styles.fields}>
        <NumberInput
          name="times"
          label={t('bonuses.times')}
          value={terms.times}
          onChange={(times) => onChange({ ...terms, times })}
        />
        <NumberInput
          name="bonusDays"
          label={t('bonuses.days')}
          value={terms.days}
          onChange={(days) => onChange({ ...terms, days })}
        />
        <Select
          name="spends"
          label={t('bonuses.order')}
          value={terms.spends}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...terms, spends: value === 'bonus-first' ? 'bonus-first' : 'cash-first' })
          }
        >
          <option value="cash-first">{t('bonuses.spends.cash-first')}</option>
          <option value="bonus-first">{t('bonuses.spends.bonus-first')}</option>
        </Select>
        <OptionalAmountField
          name="maxStake"
          label={t('bonuses.maxStake')}
          hint={t('bonuses.maxStakeHint')}
          value={terms.maxStake}
          onChange={(maxStake) => onChange({ ...terms, maxStake })}
        />
      </div>
      <p>{t('bonuses.weights')}</p>
      <div className={styles.fields}>
        {gameTypes.map((kind) => (
          <OptionalNumberInput
            key={kind}
            name={`weight-${kind}`}
            label={t(`bonuses.kind.${kind}`)}
            value={terms.weights[kind] ?? null}
            onChange={(percent) => weigh(kind, percent)}
          />
        ))}
      </div>
    </fieldset>
  );
}
