import { shareOf, type StepProgress } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, Progress, useMoney } from '@croupier/ui';
import styles from './missions.module.css';

/** A step with what is done of it. */
export function MissionStepItem({ step }: { step: StepProgress }) {
  const { t } = useTexts('mfe-member');
  const show = useMeasure(step);
  const label = useStepText(step);
  const share = shareOf(step.progress, step.target);
  // What exceeds the target is not part of the step.
  const done = share === 1 ? step.target : step.progress;
  return (
    <li className={styles.step} data-done={share === 1 || undefined}>
      <span className={styles.stepText}>
        {share === 1 && <Icon name="check" />}
        {label}
      </span>
      <span className={styles.stepCount}>
        {t('missions.progress', { done: show(done), target: show(step.target) })}
      </span>
      <Progress value={share} label={label} />
    </li>
  );
}

function useMeasure({ measure }: StepProgress): (value: string) => string {
  const { formats } = useTexts('mfe-member');
  const money = useMoney();
  const isCount = measure === 'bets' || measure === 'visits';
  return (value) => (isCount ? formats.number(Math.floor(Number(value))) : money(value));
}

function useStepText(step: StepProgress): string {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const { measure, category, vendor, game, stake } = step;
  const where = game ?? vendor ?? (category && t(`category.${category}`));
  const what = t(`missions.step.${measure}`, {
    count: Number(step.target),
    target: useMeasure(step)(step.target),
  });
  const place = where === undefined ? what : t('missions.in', { what, where });
  return stake === undefined ? place : t('missions.stake', { what: place, stake: money(stake) });
}
