import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { isMultiplier, mostMultiplier, withMultiplier, type ChasePlan } from '../../lib/chase.ts';
import styles from './chase-setter.module.css';
import { useTypedTimes, type Times } from './use-typed-times.ts';

interface ChaseIssuesProps {
  readonly plan: ChasePlan;
  readonly onPlan: (plan: ChasePlan) => void;
}

/** Each issue of a chase with its multiplier. */
export function ChaseIssues({ plan, onPlan }: ChaseIssuesProps) {
  return (
    <ol className={styles.issues}>
      {plan.multipliers.map((multiplier, index) => (
        // An issue of a plan has no number yet: its key is its offset from the current draw.
        <li key={index}>
          <Issue
            place={index + 1}
            times={multiplier}
            onTimes={(times) => onPlan(withMultiplier(plan, index, times))}
          />
        </li>
      ))}
    </ol>
  );
}

function Issue({ place, times, onTimes }: Times & { readonly place: number }) {
  const { t, formats } = useTexts('mfe-lottery');
  const typed = useTypedTimes({ times, onTimes });
  const bounds = { least: formats.number(1), most: formats.number(mostMultiplier) };
  return (
    <TextInput
      {...typed}
      className={styles.multiplier}
      name={`chase-issue-${place}`}
      label={t('chase.issue', { place: formats.number(place) })}
      error={isMultiplier(times) ? undefined : t('chaseError.no-multiplier', bounds)}
    />
  );
}
