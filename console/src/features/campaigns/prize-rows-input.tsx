import type { Reward } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import type { ReactNode } from 'react';
import { RowsInput } from '../../lib/rows-input.tsx';
import { RewardInput } from './reward-input.tsx';

interface PrizeRowsInputProps<Prize> {
  readonly brand: string;
  readonly prizes: readonly Prize[];
  readonly most: number;
  readonly error: string | undefined;
  /** Initial values of a new prize. */
  readonly begin: () => Prize;
  readonly onChange: (prizes: Prize[]) => void;
  /** The fields that say who gets the prize. */
  readonly children: (prize: Prize, at: number, change: (prize: Prize) => void) => ReactNode;
}

/** The prizes of a contest, the first prize first. */
export function PrizeRowsInput<Prize extends { readonly reward: Reward }>(
  props: PrizeRowsInputProps<Prize>,
) {
  const { brand, prizes, children, ...rest } = props;
  const { t } = useTexts('console');
  return (
    <RowsInput {...rest} legend={t('leaderboards.prizes')} rows={prizes}>
      {(prize, at, change) => (
        <>
          {children(prize, at, change)}
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
