import {
  formatAmount,
  languages,
  parseAmount,
  type DecimalAmount,
  type Localized,
} from '@croupier/contracts';
import { catchPerMille } from './fish-catch.ts';
import { fishKinds } from './fish-waters.ts';
import { stakeEnds, type Game, type GameOrder } from './game.ts';

/** Bullets per bet: they are bought together, and unused bullets are paid back with the win. */
export const bulletsPerBet = 20;

export interface HuntChoice {
  readonly bullet: DecimalAmount;
}

export interface FishNames {
  readonly code: string;
  readonly name: Localized;
  readonly art: string;
  /** Stakes of one bullet; a bet is twenty bullets. */
  readonly bullets: Game['stakes'];
  readonly isHot: boolean;
}

/**
 * A reef shared by all players: a catch pays by the fish, and every fish has the same return. The code is also the
 * seed from which the fish are derived.
 */
export function fishGame({ code, name, art, bullets, isHot }: FishNames): Game {
  return {
    listing: {
      code,
      name,
      kind: 'FISH',
      classify: 'fishing',
      launch_path: `/play/${code}`,
      art,
      rtp: catchPerMille / 10,
      ...stakeEnds(betsOf(bullets)),
      languages,
      hot: isHot,
    },
    stakes: bullets,
    face: { kind: 'fish', bulletsPerBet, kinds: fishKinds, waterSeed: code },
    roundsAtOnce: 1,
    costOf: (order) => costOf(bullets, order),
    // The room decides the round, when the bullets are used up or given back.
    decide: () => null,
  };
}

export const fish = fishGame({
  code: 'reef_hunters',
  name: {
    en: 'Reef Hunters',
    bn: 'প্রবাল শিকারি',
    es: 'Cazadores del arrecife',
    ar: 'صيادو الشعاب',
  },
  art: 'reef_hunters_fish',
  bullets: {
    BDT: ['0.50', '1.00', '2.00', '5.00', '10.00', '25.00'],
    EUR: ['0.01', '0.02', '0.05', '0.10', '0.25', '0.50'],
  },
  isHot: true,
});

function costUnits(bullet: DecimalAmount): bigint {
  return (parseAmount(bullet) ?? 0n) * BigInt(bulletsPerBet);
}

function betsOf(bullets: Game['stakes']): Game['stakes'] {
  return Object.fromEntries(
    Object.entries(bullets).map(([currency, amounts]) => [
      currency,
      amounts.map((bullet) => formatAmount(costUnits(bullet))),
    ]),
  );
}

/** The stake of a round is the cost of all its bullets. */
function costOf(bullets: Game['stakes'], { currency, stake, choice }: GameOrder): bigint | null {
  if (!isHuntChoice(choice) || !bullets[currency]?.includes(choice.bullet)) return null;
  const units = costUnits(choice.bullet);
  return formatAmount(units) === stake ? units : null;
}

export function isHuntChoice(data: unknown): data is HuntChoice {
  return (
    typeof data === 'object' && data !== null && 'bullet' in data && typeof data.bullet === 'string'
  );
}
