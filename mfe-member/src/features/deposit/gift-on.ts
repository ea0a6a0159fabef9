import {
  formatAmount,
  parseAmount,
  type BonusTerms,
  type DecimalAmount,
  type ShownCampaign,
} from '@croupier/contracts';

/** Money that a campaign gives for a deposit. */
export interface MoneyGift {
  readonly amount: DecimalAmount;
  /** `null`: cash. */
  readonly terms: BonusTerms | null;
}

const unitsOf = (amount: string) => parseAmount(amount) ?? 0n;
const hundredth = 1_000n;

/** What a deposit would bring in money; `null`: too small, or something other than money. */
export function giftOn(
  deposit: DecimalAmount,
  { tiers }: Pick<ShownCampaign, 'tiers'>,
): MoneyGift | null {
  const units = unitsOf(deposit);
  const tier = tiers.findLast(({ from }) => unitsOf(from) <= units);
  if (!tier) return null;
  const { gift } = tier;
  if (gift.kind === 'share') {
    const share = (units * BigInt(gift.percent)) / 100n;
    const capped = share < unitsOf(gift.most) ? share : unitsOf(gift.most);
    return { amount: formatAmount(capped - (capped % hundredth)), terms: gift.terms };
  }
  const { reward } = gift;
  if (reward.kind === 'cash') return { amount: reward.amount, terms: null };
  return reward.kind === 'bonus' ? { amount: reward.amount, terms: reward.terms } : null;
}
