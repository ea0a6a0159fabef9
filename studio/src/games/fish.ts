import { formatAmount, languages, parseAmount, type DecimalAmount } from '@croupier/contracts';
import { catchPerMille } from './fish-catch.ts';
import { fishKinds, type FishKind } from './fish-waters.ts';
import type { Game, GameOrder } from './game.ts';

/** Bullets per bet: they are bought together, and unused bullets are paid back with the win. */
export const bulletsPerBet = 20;

export interface HuntChoice {
  readonly bullet: DecimalAmount;
}

/**
 * One bullet that hit a fish. `returned`: another player had caught the fish just before, so the bullet is
 * free.
 */
export interface Shot {
  readonly number: number;
  readonly fish: string;
  readonly worth: number;
  readonly came: 'caught' | 'missed' | 'returned';
}

export interface HuntResult {
  readonly kind: 'hunt';
  readonly bullet: DecimalAmount;
  readonly shots: readonly Shot[];
  /** Bullets that were not used and were paid back. */
  readonly left: number;
}

export interface FishFace {
  readonly kind: 'fish';
  readonly bulletsPerBet: number;
  readonly kinds: readonly FishKind[];
  /** Seed from which the fish are derived. */
  readonly waterSeed: string;
}

const code = 'reef_hunters';

/** Seed from which the fish are derived, the same for all players. */
export const waterSeed = code;

/** A reef shared by all players: a catch pays by the fish, and every fish has the same return. */
export const fish: Game = {
  listing: {
    code,
    name: {
      en: 'Reef Hunters',
      bn: 'প্রবাল শিকারি',
      es: 'Cazadores del arrecife',
      ar: 'صيادو الشعاب',
    },
    kind: 'FISH',
    classify: 'fishing',
    launch_path: `/play/${code}`,
    art: 'reef_hunters_fish',
    rtp: catchPerMille / 10,
    min_bet: { BDT: '10.00', EUR: '0.20' },
    max_bet: { BDT: '500.00', EUR: '10.00' },
    languages,
    hot: true,
  },
  // Stake of one bullet; a bet is twenty bullets.
  stakes: {
    BDT: ['0.50', '1.00', '2.00', '5.00', '10.00', '25.00'],
    EUR: ['0.01', '0.02', '0.05', '0.10', '0.25', '0.50'],
  },
  face: { kind: 'fish', bulletsPerBet, kinds: fishKinds, waterSeed },
  roundsAtOnce: 1,
  costOf,
  // The room decides the round, when the bullets are used up or given back.
  decide: () => null,
};

/** The stake of a round is the cost of all its bullets. */
function costOf({ currency, stake, choice }: GameOrder): bigint | null {
  if (!isHuntChoice(choice) || !fish.stakes[currency]?.includes(choice.bullet)) return null;
  const units = (parseAmount(choice.bullet) ?? 0n) * BigInt(bulletsPerBet);
  return formatAmount(units) === stake ? units : null;
}

export function isHuntChoice(data: unknown): data is HuntChoice {
  return (
    typeof data === 'object' && data !== null && 'bullet' in data && typeof data.bullet === 'string'
  );
}
