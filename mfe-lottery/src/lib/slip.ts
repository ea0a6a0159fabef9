import {
  formatAmount,
  parseAmount,
  type DecimalAmount,
  type LotteryGame,
  type SlipLine,
} from '@croupier/contracts';

/** Lines chosen and not yet placed. */
export type Slip = readonly SlipLine[];

export type SlipChange =
  | { readonly kind: 'toggled'; readonly line: SlipLine }
  | { readonly kind: 'restaked'; readonly line: SlipLine; readonly stake: DecimalAmount | '' }
  | { readonly kind: 'all-restaked'; readonly stake: DecimalAmount }
  | { readonly kind: 'cleared' };

export function changeSlip(slip: Slip, change: SlipChange): Slip {
  switch (change.kind) {
    case 'toggled':
      return isOn(slip, change.line)
        ? slip.filter((line) => !isSame(line, change.line))
        : [...slip, change.line];
    case 'restaked':
      return slip.map((line) =>
        isSame(line, change.line) ? { ...line, stake: change.stake } : line,
      );
    case 'all-restaked':
      return slip.map((line) => ({ ...line, stake: change.stake }));
    case 'cleared':
      return [];
  }
}

export type Pick = { readonly playType: string; readonly choice: string };

export function isOn(slip: Slip, pick: Pick): boolean {
  return slip.some((line) => isSame(line, pick));
}

function isSame(one: Pick, other: Pick): boolean {
  return one.playType === other.playType && one.choice === other.choice;
}

/** The exact sum of the stakes; what is no amount yet counts as nothing. */
export function totalOf(slip: Slip): DecimalAmount {
  return formatAmount(slip.reduce((sum, { stake }) => sum + (parseAmount(stake) ?? 0n), 0n));
}

export type StakeFault = 'missing' | 'too-small' | 'too-large' | 'too-fine';

/** Smallest coin: two decimals. */
const minorUnits = 1_000n;

export function stakeFault(
  { stake }: SlipLine,
  { minStake, maxStake }: LotteryGame,
): StakeFault | null {
  const units = parseAmount(stake);
  if (units === null) return 'missing';
  if (units < (parseAmount(minStake) ?? 0n)) return 'too-small';
  if (units > (parseAmount(maxStake) ?? units)) return 'too-large';
  return units % minorUnits === 0n ? null : 'too-fine';
}

/** Stakes to choose from with one press: round steps from the game's least. */
export function chipsOf({ minStake, maxStake }: LotteryGame): DecimalAmount[] {
  const least = parseAmount(minStake) ?? 0n;
  const most = parseAmount(maxStake) ?? 0n;
  return [1n, 5n, 10n, 50n, 100n, 500n]
    .map((times) => least * times)
    .filter((units) => units <= most)
    .map(formatAmount);
}
