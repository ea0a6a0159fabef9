import { missionMeasures } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextInput } from '@croupier/ui';
import { CategorySelect } from '../../lib/category-select.tsx';
import styles from '../../lib/rewarding.module.css';
import { stepRows } from './typed-mission.ts';

/** The steps of a new mission; a row without a target is left out. */
export function MissionSteps({ currency }: { currency: string }) {
  const { t } = useTexts('console');
  return stepRows.map((row) => (
    <fieldset key={row} className={styles.fields}>
      <legend>{t('missions.stepNumber', { number: String(row + 1) })}</legend>
      <Select name={`measure-${row}`} label={t('missions.measure')}>
        {missionMeasures.map((measure) => (
          <option key={measure} value={measure}>
            {t(`missions.measure-of.${measure}`)}
          </option>
        ))}
      </Select>
      <TextInput
        name={`target-${row}`}
        label={t('missions.target', { currency })}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
      />
      <CategorySelect name={`category-${row}`} />
      <TextInput
        name={`stake-${row}`}
        label={t('missions.stake', { currency })}
        hint={t('missions.stakeHint')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
      />
    </fieldset>
  ));
}
