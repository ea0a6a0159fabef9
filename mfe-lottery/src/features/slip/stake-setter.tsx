import { unitModes, type LotteryGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { SegmentedControl, useMoney } from '@croupier/ui';
import { mostTimes, type Stake, type StakeError } from '../../lib/stake.ts';
import styles from './stake-setter.module.css';
import { TimesStepper } from './times-stepper.tsx';

interface StakeSetterProps {
  readonly game: LotteryGame;
  readonly stake: Stake;
  readonly error: StakeError | null;
  readonly onStake: (stake: Stake) => void;
}

const quick = [1, 5, 10, 50, 100] as const;

/** The cost of a line: a unit and its multiplier. */
export function StakeSetter({ game, stake, error, onStake }: StakeSetterProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const money = useMoney();
  const onTimes = (multiplier: number) => onStake({ ...stake, multiplier });
  const limits = {
    min: money(game.minStake),
    max: money(game.maxStake),
    least: formats.number(1),
    most: formats.number(mostTimes),
  };
  return (
    <div className={styles.stake}>
      <p className={styles.label} aria-hidden="true">
        {t('stake.unit')}
      </p>
      <SegmentedControl
        label={t('stake.unit')}
        options={unitModes.map((unit) => ({ value: unit, label: money(unit) }))}
        value={stake.unit}
        onChange={(unit) => onStake({ ...stake, unit })}
      />
      <TimesStepper
        name="multiplier"
        label={t('stake.multiplier')}
        error={error ? t(`stakeError.${error}`, limits) : undefined}
        least={1}
        most={mostTimes}
        steps={{ less: t('stake.less'), more: t('stake.more') }}
        times={stake.multiplier}
        onTimes={onTimes}
      />
      <div className={styles.quick}>
        {quick.map((multiplier) => (
          <button
            key={multiplier}
            type="button"
            className={styles.quickTimes}
            aria-pressed={stake.multiplier === multiplier}
            onClick={() => onTimes(multiplier)}
          >
            {t('pad.times', { odds: formats.number(multiplier) })}
          </button>
        ))}
      </div>
    </div>
  );
}
