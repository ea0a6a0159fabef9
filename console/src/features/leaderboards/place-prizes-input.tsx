import type { PlacePrize } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { RowsInput } from '../../lib/rows-input.tsx';
import styles from '../../lib/rewarding.module.css';
import { RewardInput } from '../campaigns/reward-input.tsx';
import { NumberInput } from '../campaigns/typed-inputs.tsx';
import { newPrize } from './new-leaderboard.ts';

interface PlacePrizesInputProps {
  readonly brand: string;
  readonly prizes: readonly PlacePrize[];
  readonly error: string | undefined;
  readonly onChange: (prizes: PlacePrize[]) => void;
}

const prizesAtMost = 20;

/** The prizes by place. */
export function PlacePrizesInput({ brand, prizes, error, onChange }: PlacePrizesInputProps) {
  const { t } = useTexts('console');
  return (
    <RowsInput
      legend={t('leaderboards.prizes')}
      rows={prizes}
      most={prizesAtMost}
      error={error}
      begin={() => newPrize((prizes.at(-1)?.to ?? 0) + 1)}
      onChange={onChange}
    >
      {(prize, at, change) => (
        <>
          <div className={styles.fields}>
            <NumberInput
              name={`from.${at}`}
              label={t('leaderboards.fromPlace')}
              value={prize.from}
              onChange={(from) => change({ ...prize, from })}
            />
            <NumberInput
              name={`to.${at}`}
              label={t('leaderboards.toPlace')}
              value={prize.to}
              onChange={(to) => change({ ...prize, to })}
            />
          </div>
          <RewardInput
            brand={brand}
            reward={prize.reward}
            onChange={(reward) => change({ ...prize, reward })}
          />
        </>
      )}
    </RowsInput>
  );
}
