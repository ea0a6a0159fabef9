import { useTexts } from '@croupier/i18n';
import { Button, Checkbox } from '@croupier/ui';
import {
  growing,
  mostIssues,
  withIssues,
  withMultiplier,
  type ChasePlan,
} from '../../lib/chase.ts';
import styles from './chase-setter.module.css';
import { TimesInput } from './times-input.tsx';

interface ChaseSetterProps {
  readonly plan: ChasePlan | null;
  readonly onPlan: (plan: ChasePlan | null) => void;
}

const firstPlan: ChasePlan = { multipliers: [1, 1, 1, 1, 1], stopOnWin: true };

/** The same slip on the draws that follow, each with its multiplier. */
export function ChaseSetter({ plan, onPlan }: ChaseSetterProps) {
  const { t } = useTexts('mfe-lottery');
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
      {plan && <ChaseIssues plan={plan} onPlan={onPlan} />}
    </div>
  );
}

function ChaseIssues({ plan, onPlan }: { plan: ChasePlan; onPlan: (plan: ChasePlan) => void }) {
  const { t, formats } = useTexts('mfe-lottery');
  const count = plan.multipliers.length;
  return (
    <>
      <div className={styles.counts}>
        <Button
          size="s"
          icon="minus"
          aria-label={t('chase.fewer')}
          disabled={count <= 2}
          onClick={() => onPlan(withIssues(plan, count - 1))}
        />
        <strong>{t('chase.issues', { shown: formats.number(count) })}</strong>
        <Button
          size="s"
          icon="plus"
          aria-label={t('chase.further')}
          disabled={count >= mostIssues}
          onClick={() => onPlan(withIssues(plan, count + 1))}
        />
        <Button variant="quiet" size="s" onClick={() => onPlan(growing(plan, 1))}>
          {t('chase.same')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => onPlan(growing(plan, 2))}>
          {t('chase.double')}
        </Button>
      </div>
      <ol className={styles.issues}>
        {plan.multipliers.map((multiplier, index) => (
          // An issue of a plan has no number yet: it is the draw so many after this one.
          <li key={index}>
            <label>
              <span>{t('chase.issue', { place: formats.number(index + 1) })}</span>
              <TimesInput
                times={multiplier}
                onTimes={(times) => onPlan(withMultiplier(plan, index, times))}
              />
            </label>
          </li>
        ))}
      </ol>
      <Checkbox
        name="stop-on-win"
        label={t('chase.stopOnWin')}
        checked={plan.stopOnWin}
        onChange={(event) => onPlan({ ...plan, stopOnWin: event.target.checked })}
      />
    </>
  );
}
