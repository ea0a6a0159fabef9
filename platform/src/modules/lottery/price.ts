import { createHash } from 'node:crypto';
import { formatAmount, parseAmount, type DrawState, type SlipLine } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { GameDefinition, StakeLimits } from './definitions/game-definition.ts';
import { minorUnits, oddsUnits } from './definitions/odds.ts';

/** A slip's line with the odds that it is accepted at. */
export interface PricedLine {
  /** Play type and choice, as `sum:10`. */
  readonly pick: string;
  readonly stakeUnits: bigint;
  readonly oddsUnits: bigint;
}

export interface Slip {
  readonly priceVersion: number;
  readonly lines: readonly SlipLine[];
}

export interface Bettor {
  readonly currency: string;
  /** What the member has on this draw already. */
  readonly stakedUnits: bigint;
}

type Refusal = 'price-changed' | 'invalid-input' | 'bet-limit-exceeded';

/** Prices a slip by the game's list: the server's own arithmetic, whatever the page showed. */
export function price(
  game: GameDefinition,
  slip: Slip,
  bettor: Bettor,
): Outcome<readonly PricedLine[], Refusal> {
  if (slip.priceVersion !== game.priceVersion) {
    return fail('price-changed', {
      detail: 'The odds have changed. Look at the new odds and place the bet again.',
    });
  }
  const limits = game.limits[bettor.currency];
  if (!limits)
    return fail('bet-limit-exceeded', { detail: 'This game is not offered in your currency.' });
  const lines: PricedLine[] = [];
  for (const [index, line] of slip.lines.entries()) {
    const priced = priceLine(game, line);
    if (!priced)
      return fail('invalid-input', { fields: { [`lines.${index}`]: { code: 'invalid' } } });
    lines.push(priced);
  }
  return limitFault(lines, limits, bettor.stakedUnits) ?? done(lines);
}

/** `null` for a choice that the game does not have, and for a stake finer than the smallest coin. */
function priceLine(game: GameDefinition, { playType, choice, stake }: SlipLine): PricedLine | null {
  const stakeUnits = parseAmount(stake) ?? 0n;
  if (stakeUnits <= 0n || stakeUnits % minorUnits !== 0n) return null;
  const chosen = game.playTypes
    .find((type) => type.code === playType)
    ?.choices.find(({ code }) => code === choice);
  if (!chosen) return null;
  return { pick: pickOf(playType, choice), stakeUnits, oddsUnits: oddsUnits(chosen.odds) };
}

function limitFault(lines: readonly PricedLine[], limits: StakeLimits, stakedUnits: bigint) {
  const { minStake, maxStake, maxStakePerDraw } = limits;
  const [min, max, perDraw] = [minStake, maxStake, maxStakePerDraw].map(
    (text) => parseAmount(text) ?? 0n,
  );
  const outside = lines.some(
    ({ stakeUnits }) => stakeUnits < (min ?? 0n) || stakeUnits > (max ?? 0n),
  );
  if (outside) {
    return fail('bet-limit-exceeded', {
      detail: `Stake between ${minStake} and ${maxStake} on each line.`,
    });
  }
  const left = (perDraw ?? 0n) - stakedUnits;
  if (totalOf(lines) <= left) return null;
  return fail('bet-limit-exceeded', {
    detail: `You can stake ${formatAmount(left)} more on this draw.`,
  });
}

export function totalOf(lines: readonly { readonly stakeUnits: bigint }[]): bigint {
  return lines.reduce((sum, line) => sum + line.stakeUnits, 0n);
}

export function pickOf(playType: string, choice: string): string {
  return `${playType}:${choice}`;
}

/** Tells one slip from another under the same idempotency key. */
export function hashOfSlip(slip: Slip & { readonly drawId: string }): string {
  const lines = slip.lines.map(({ playType, choice, stake }) => [playType, choice, stake]);
  return createHash('sha256')
    .update(JSON.stringify([slip.drawId, slip.priceVersion, lines]))
    .digest('hex');
}

/** Takes bets by the server's clock: the state alone may lag behind it. */
export function isOpenForBets(
  draw: { state: DrawState; opens_at: Date; locks_at: Date },
  now: Date,
): boolean {
  return draw.state === 'open' && draw.opens_at <= now && now < draw.locks_at;
}
