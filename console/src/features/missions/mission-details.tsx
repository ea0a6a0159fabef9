import type { MissionDraft, MissionId, MissionStep } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useBrandSettings } from '../../api/brands.ts';
import { useMissionFigures, useMissions } from '../../api/missions.ts';
import styles from '../../lib/rewarding.module.css';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import { titleOf } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';

interface MissionDetailsProps extends PanelProps {
  readonly id: MissionId;
  readonly draft: MissionDraft;
}

/** What a mission asks and gives, and how often it was completed. */
export function MissionDetails({ brand, languages, id, draft }: MissionDetailsProps) {
  const { t, formats, language } = useTexts('console');
  const currency = useBrandSettings(brand).data?.currency ?? '';
  const prizeText = usePrizeText(currency);
  const stepText = useStepText(currency);
  const figures = useMissionFigures(brand).data?.find((one) => one.id === id);
  const before = useMissions(brand).data?.find((one) => one.id === draft.after);
  return (
    <>
      <span>
        {t(`missions.period-of.${draft.period}`)} · {prizeText(draft.reward)}
      </span>
      <ul className={styles.lines}>
        {draft.steps.map((step) => (
          <li key={JSON.stringify(step)}>{stepText(step)}</li>
        ))}
      </ul>
      {before && (
        <span className={styles.note}>
          {t('missions.follows', { title: titleOf(before, [language, ...languages]) })}
        </span>
      )}
      {figures && (
        <span className={styles.note}>
          {t('missions.use', {
            completed: formats.number(figures.completed),
            claimed: formats.number(figures.claimed),
          })}
        </span>
      )}
    </>
  );
}

function useStepText(currency: string) {
  const { t, formats } = useTexts('console');
  return ({ measure, target, category, stake }: MissionStep): string => {
    const isCount = measure === 'bets' || measure === 'visits';
    const amount = isCount
      ? formats.number(Math.floor(Number(target)))
      : formats.money(target, `${currency} `);
    const parts = [
      `${t(`missions.measure-of.${measure}`)}: ${amount}`,
      category && t(`turnoverRebates.category.${category}`),
      stake && t('missions.from', { amount: formats.money(stake, `${currency} `) }),
    ];
    return parts.filter(Boolean).join(', ');
  };
}
