import { gameCategories, missionMeasures, type MissionStep } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, type FieldErrors } from '@croupier/ui';
import styles from '../../lib/rewarding.module.css';
import { RowsInput } from '../../lib/rows-input.tsx';
import { AmountField, OptionalAmountField } from '../../lib/amount-field.tsx';
import { newStep } from './new-mission.ts';

interface StepsInputProps {
  readonly currency: string;
  readonly steps: readonly MissionStep[];
  readonly errors: FieldErrors;
  readonly onChange: (steps: MissionStep[]) => void;
}

const stepsAtMost = 5;

/** The steps of a mission. */
export function StepsInput({ currency, steps, errors, onChange }: StepsInputProps) {
  const { t } = useTexts('console');
  return (
    <RowsInput
      legend={t('missions.steps')}
      rows={steps}
      most={stepsAtMost}
      error={errors['draft.steps']}
      begin={() => newStep}
      onChange={onChange}
    >
      {(step, at, change) => (
        <StepInput
          at={at}
          currency={currency}
          step={step}
          error={errors[`draft.steps.${at}.target`]}
          onChange={change}
        />
      )}
    </RowsInput>
  );
}

interface StepInputProps {
  readonly at: number;
  readonly currency: string;
  readonly step: MissionStep;
  readonly error: string | undefined;
  readonly onChange: (step: MissionStep) => void;
}

function StepInput({ at, currency, step, error, onChange }: StepInputProps) {
  const { t } = useTexts('console');
  const { category, stake, ...always } = step;

  /** A part that is not chosen is left out. */
  const choose = (next: Partial<Record<'category' | 'stake', string | null>>): void => {
    const wanted = { category, stake, ...next };
    const one = gameCategories.find((known) => known === wanted.category);
    onChange({
      ...always,
      ...(one && { category: one }),
      ...(wanted.stake && { stake: wanted.stake }),
    });
  };

  return (
    <div className={styles.fields}>
      <Select
        name={`measure.${at}`}
        label={t('missions.measure')}
        value={step.measure}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...step,
            measure: missionMeasures.find((one) => one === value) ?? 'turnover',
          })
        }
      >
        {missionMeasures.map((measure) => (
          <option key={measure} value={measure}>
            {t(`missions.measure-of.${measure}`)}
          </option>
        ))}
      </Select>
      <AmountField
        name={`target.${at}`}
        label={t('missions.target', { currency })}
        error={error}
        value={step.target}
        onChange={(target) => onChange({ ...step, target })}
      />
      <Select
        name={`category.${at}`}
        label={t('missions.category')}
        value={category ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ category: value })}
      >
        <option value="">{t('missions.everyCategory')}</option>
        {gameCategories.map((one) => (
          <option key={one} value={one}>
            {t(`turnoverRebates.category.${one}`)}
          </option>
        ))}
      </Select>
      {step.measure === 'bets' && (
        <OptionalAmountField
          name={`stake.${at}`}
          label={t('missions.stake', { currency })}
          value={stake ?? null}
          onChange={(next) => choose({ stake: next })}
        />
      )}
    </div>
  );
}
