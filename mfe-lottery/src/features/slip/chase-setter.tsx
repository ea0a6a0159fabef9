import type { LotteryGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Checkbox, ErrorText, useMoney } from '@croupier/ui';
import type { ChaseError } from '../../lib/chase-error.ts';
import {
  fewestIssues,
  firstPlan,
  growing,
  isCount,
  mostIssues,
  withIssues,
  type ChasePlan,
} from '../../lib/chase.ts';
import { ChaseIssues } from './chase-issues.tsx';
import styles from './chase-setter.module.css';
import { TimesStepper } from './times-stepper.tsx';

interface ChaseSetterProps {
  readonly game: LotteryGame;
  readonly plan: ChasePlan | null;
  readonly error: ChaseError | null;
  readonly onPlan: (plan: ChasePlan | null) => void;
}

/** Places the same slip on the following draws, each with its multiplier. */
export function ChaseSetter({ game, plan, error, onPlan }: ChaseSetterProps) {
  const { t } = useTexts('mfe-lottery');
  const money = useMoney();
  const limits = { max: money(game.maxStake), limit: money(game.maxStakePerDraw) };
  // Input errors are shown at their own field.
  const isOfWhole = error === 'line-too-large' || error === 'over-draw-limit';
  return (
    <div className={styles.chase}>
      <Checkbox
        look="switch"
        name="chase"
        label={t('chase.on')}
        hint={plan ? t('chase.hint') : undefined}
        checked={plan !== null}
        onChange={(event) => onPlan(event.target.checked ? firstPlan : null)}
      />
      {plan && (
        <>
          <ChaseCount plan={plan} onPlan={onPlan} />
          <ChaseIssues plan={plan} onPlan={onPlan} />
          <ErrorText>{isOfWhole && t(`chaseError.${error}`, limits)}</ErrorText>
          <Checkbox
            name="stop-on-win"
            label={t('chase.stopOnWin')}
            checked={plan.stopOnWin}
            onChange={(event) => onPlan({ ...plan, stopOnWin: event.target.checked })}
          />
        </>
      )}
    </div>
  );
}

interface ChaseCountProps {
  readonly plan: ChasePlan;
  readonly onPlan: (plan: ChasePlan) => void;
}

function ChaseCount({ plan, onPlan }: ChaseCountProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const bounds = { min: formats.number(fewestIssues), max: formats.number(mostIssues) };
  return (
    <>
      <TimesStepper
        name="chase-count"
        label={t('chase.count')}
        error={isCount(plan.count) ? undefined : t('chaseError.no-count', bounds)}
        least={fewestIssues}
        most={mostIssues}
        steps={{ less: t('chase.fewer'), more: t('chase.further') }}
        times={plan.count}
        onTimes={(count) => onPlan(withIssues(plan, count))}
      />
      <div className={styles.patterns}>
        <Button variant="quiet" size="s" onClick={() => onPlan(growing(plan, 1))}>
          {t('chase.same')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => onPlan(growing(plan, 2))}>
          {t('chase.double')}
        </Button>
      </div>
    </>
  );
}
