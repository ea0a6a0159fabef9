import { parseAmount, type Reward } from '@croupier/contracts';

/** What a reward is worth in money, in units; points, tickets and items have no amount. */
export function moneyIn(reward: Reward): bigint {
  if (reward.kind === 'cash' || reward.kind === 'bonus') return parseAmount(reward.amount) ?? 0n;
  if (reward.kind !== 'free-rounds') return 0n;
  return (parseAmount(reward.stake) ?? 0n) * BigInt(reward.rounds);
}
