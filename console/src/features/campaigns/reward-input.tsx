import type { Reward } from '@croupier/contracts';
import { GiftInput } from './gift-input.tsx';

interface RewardInputProps {
  readonly brand: string;
  readonly reward: Reward;
  readonly onChange: (reward: Reward) => void;
}

/** A reward that is no share of an amount and has no budget. */
export function RewardInput({ brand, reward, onChange }: RewardInputProps) {
  return (
    <GiftInput
      brand={brand}
      gift={{ kind: 'fixed', reward, value: null }}
      isShareable={false}
      hasValue={false}
      onChange={(gift) => {
        if (gift.kind === 'fixed') onChange(gift.reward);
      }}
    />
  );
}
