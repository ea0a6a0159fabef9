import type { PlacePrize } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from '../../lib/rewarding.module.css';
import { PrizeRowsInput } from '../campaigns/prize-rows-input.tsx';
import { NumberInput } from '../../lib/number-input.tsx';
import { newPrize } from './new-leaderboard.ts';

interface PlacePrizesInputProps {
  readonly brand: string;
  readonly prizes: readonly PlacePrize[];
  readonly error: string | undefined;
  readonly onChange: (prizes: PlacePrize[]) => void;
}

const prizesAtMost = 20;

/** The prizes by place. */
export function PlacePrizesInput({ prizes, ...rest }: PlacePrizesInputProps) {
  const { t } = useTexts('console');
  return (
    <PrizeRowsInput
      {...rest}
      prizes={prizes}
      most={prizesAtMost}
      begin={() => newPrize((prizes.at(-1)?.to ?? 0) + 1)}
    >
      {(prize, at, change) => (
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
      )}
    </PrizeRowsInput>
  );
}
