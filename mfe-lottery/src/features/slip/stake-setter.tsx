import { unitModes, type LotteryGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, SegmentedControl, useMoney } from '@croupier/ui';
import { useId } from 'react';
import { mostTimes, type Stake, type StakeFault } from '../../lib/stake.ts';
import styles from './stake-setter.module.css';
import { TimesInput } from './times-input.tsx';

interface StakeSetterProps {
  readonly game: LotteryGame;
  readonly stake: Stake;
  readonly fault: StakeFault | null;
  readonly onStake: (stake: Stake) => void;
}

const quick = [1, 5, 10, 50, 100] as const;

/** What a line costs: a unit and how many of them. */
export function StakeSetter({ game, stake, fault, onStake }: StakeSetterProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const money = useMoney();
  const id = useId();
  const times = (multiplier: number) =>
    onStake({ ...stake, multiplier: Math.min(mostTimes, Math.max(1, multiplier)) });
  const limits = { min: money(game.minStake), max: money(game.maxStake) };
  return (
    <div className={styles.stake}>
      <SegmentedControl
        label={t('stake.unit')}
        options={unitModes.map((unit) => ({ value: unit, label: money(unit) }))}
        value={stake.unit}
        onChange={(unit) => onStake({ ...stake, unit })}
      />
      <div className={styles.times}>
        <label htmlFor={id} className={styles.label}>
          {t('stake.multiplier')}
        </label>
        <Button
          size="s"
          icon="minus"
          aria-label={t('stake.less')}
          disabled={stake.multiplier <= 1}
          onClick={() => times(stake.multiplier - 1)}
        />
        <TimesInput
          id={id}
          className={styles.multiplier}
          times={stake.multiplier}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onTimes={times}
        />
        <Button
          size="s"
          icon="plus"
          aria-label={t('stake.more')}
          onClick={() => times(stake.multiplier + 1)}
        />
        <span className={styles.quick}>
          {quick.map((multiplier) => (
            <button
              key={multiplier}
              type="button"
              className={styles.quickTimes}
              aria-pressed={stake.multiplier === multiplier}
              onClick={() => times(multiplier)}
            >
              {t('pad.times', { odds: formats.number(multiplier) })}
            </button>
          ))}
        </span>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {t(`stakeFault.${fault}`, limits)}
        </p>
      )}
    </div>
  );
}
