import { missionPeriods, type MissionDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';
import { useBrandSettings } from '../../api/brands.ts';
import { useMissions } from '../../api/missions.ts';
import { NumberInput } from '../../lib/number-input.tsx';
import styles from '../../lib/rewarding.module.css';
import { RewardInput } from '../campaigns/reward-input.tsx';
import { ShowingInputs } from '../content/showing-inputs.tsx';
import { TitleInput } from '../content/title-input.tsx';
import { titleOf, type DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { StepsInput } from './steps-input.tsx';

type MissionInputsProps = PanelProps & DraftInputs<MissionDraft>;

/** The form of a mission. */
export function MissionInputs({ brand, languages, draft, errors, set }: MissionInputsProps) {
  const { t } = useTexts('console');
  const currency = useBrandSettings(brand).data?.currency ?? '';
  return (
    <>
      <p className={styles.note}>{t('missions.fixed')}</p>
      <TitleInput
        languages={languages}
        words={draft.words}
        errors={errors}
        onChange={(words) => set({ words })}
      />
      <div className={styles.fields}>
        <Select
          name="period"
          label={t('missions.period')}
          value={draft.period}
          onChange={({ currentTarget: { value } }) =>
            set({ period: missionPeriods.find((one) => one === value) ?? 'daily' })
          }
        >
          {missionPeriods.map((period) => (
            <option key={period} value={period}>
              {t(`missions.period-of.${period}`)}
            </option>
          ))}
        </Select>
        <AfterInput
          brand={brand}
          languages={languages}
          draft={draft}
          error={errors['draft.after']}
          onChange={(after) => set({ after })}
        />
        <NumberInput
          name="claimDays"
          label={t('missions.claimDays')}
          value={draft.claimDays}
          error={errors['draft.claimDays']}
          onChange={(days) => set({ claimDays: days })}
        />
      </div>
      <ShowingInputs showing={draft} errors={errors} onChange={set} />
      <StepsInput
        currency={currency}
        steps={draft.steps}
        errors={errors}
        onChange={(steps) => set({ steps })}
      />
      <RewardInput brand={brand} reward={draft.reward} onChange={(reward) => set({ reward })} />
    </>
  );
}

interface AfterInputProps extends PanelProps {
  readonly draft: MissionDraft;
  readonly error: string | undefined;
  readonly onChange: (after: MissionDraft['after']) => void;
}

/** The mission that is done first, of the same period. */
function AfterInput({ brand, languages, draft, error, onChange }: AfterInputProps) {
  const { t, language } = useTexts('console');
  const missions = useMissions(brand).data ?? [];
  return (
    <Select
      name="after"
      label={t('missions.after')}
      error={error}
      value={draft.after ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(missions.find(({ id }) => id === value)?.id ?? null)
      }
    >
      <option value="">{t('missions.no-after')}</option>
      {missions
        .filter(({ id, draft: { period } }) => id === draft.after || period === draft.period)
        .map((mission) => (
          <option key={mission.id} value={mission.id}>
            {titleOf(mission, [language, ...languages])}
          </option>
        ))}
    </Select>
  );
}
