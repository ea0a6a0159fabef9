import { gameCategories, leaderboardMeasures, type LeaderboardDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Select } from '@croupier/ui';
import { CategoriesInput } from '../../lib/categories-input.tsx';
import { DayInputs } from '../../lib/day-inputs.tsx';
import { OptionalNumberInput } from '../../lib/number-input.tsx';
import styles from '../../lib/rewarding.module.css';
import { OptionalAmountField } from '../../lib/amount-field.tsx';
import { TitleInput } from '../content/title-input.tsx';
import type { DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { PlacePrizesInput } from './place-prizes-input.tsx';

type LeaderboardInputsProps = PanelProps & DraftInputs<LeaderboardDraft>;

/** The form of a leaderboard. */
export function LeaderboardInputs(props: LeaderboardInputsProps) {
  const { brand, languages, draft, errors, set } = props;
  const { t } = useTexts('console');
  return (
    <>
      <p className={styles.note}>{t('leaderboards.fixed')}</p>
      <TitleInput
        languages={languages}
        words={draft.words}
        errors={errors}
        onChange={(words) => set({ words })}
      />
      <div className={styles.fields}>
        <Select
          name="measure"
          label={t('leaderboards.measure')}
          value={draft.measure}
          onChange={({ currentTarget: { value } }) =>
            set({ measure: leaderboardMeasures.find((one) => one === value) ?? 'turnover' })
          }
        >
          {leaderboardMeasures.map((measure) => (
            <option key={measure} value={measure}>
              {t(`leaderboards.measure-of.${measure}`)}
            </option>
          ))}
        </Select>
        <DayInputs days={draft} errors={errors} onChange={set} />
      </div>
      <CategoriesInput
        categories={draft.categories}
        onChange={(categories) => set({ categories })}
      />
      {draft.measure === 'points' && (
        <PointsInput draft={draft} error={errors['draft.points']} set={set} />
      )}
      {draft.measure === 'multiplier' && (
        <OptionalAmountField
          name="stake"
          label={t('leaderboards.stake')}
          value={draft.stake}
          error={errors['draft.stake']}
          onChange={(stake) => set({ stake })}
        />
      )}
      <PlacePrizesInput
        brand={brand}
        prizes={draft.prizes}
        error={errors['draft.prizes']}
        onChange={(prizes) => set({ prizes })}
      />
      <Checkbox
        name="isHeld"
        label={t('leaderboards.isHeld')}
        checked={draft.isHeld}
        onChange={(event) => set({ isHeld: event.currentTarget.checked })}
      />
    </>
  );
}

interface PointsInputProps extends Pick<DraftInputs<LeaderboardDraft>, 'draft' | 'set'> {
  readonly error: string | undefined;
}

/** The points for each unit of turnover, by category. */
function PointsInput({ draft: { points, categories }, error, set }: PointsInputProps) {
  const { t } = useTexts('console');
  const counted = categories.length > 0 ? categories : gameCategories;
  return (
    <div className={styles.fields}>
      {counted.map((category, at) => (
        <OptionalNumberInput
          key={category}
          name={`points.${category}`}
          label={t('leaderboards.pointsOf', {
            category: t(`turnoverRebates.category.${category}`),
          })}
          value={points[category] ?? null}
          error={at === 0 ? error : undefined}
          onChange={(weight) => {
            const { [category]: _, ...others } = points;
            set({ points: weight === null ? others : { ...others, [category]: weight } });
          }}
        />
      ))}
    </div>
  );
}
