import type { GameDefinition } from './game-definition.ts';
import { k3PlayTypes } from './k3.ts';
import { withDigits } from './localized-digits.ts';

const k3 = {
  family: 'k3',
  drawFamily: 'K3',
  gameMenuTag: 'FAST',
  lockSeconds: 8,
  priceVersion: 1,
  limits: {
    BDT: { minStake: '1.00', maxStake: '25000.00', maxStakePerDraw: '100000.00' },
    EUR: { minStake: '0.10', maxStake: '250.00', maxStakePerDraw: '1000.00' },
  },
  playTypes: k3PlayTypes,
} satisfies Partial<GameDefinition>;

/** Every lottery game on offer. A further game, or a further cadence of one, is a further entry. */
export const games: readonly GameDefinition[] = [
  {
    ...k3,
    gameId: 'k3-1m',
    cadenceSeconds: 60,
    name: withDigits({
      en: 'Dice K3 · {1} minute',
      bn: 'ছক্কা K3 · {1} মিনিট',
      es: 'Dados K3 · {1} minuto',
      ar: 'نرد K3 · دقيقة واحدة',
    }),
  },
  {
    ...k3,
    gameId: 'k3-3m',
    cadenceSeconds: 180,
    name: withDigits({
      en: 'Dice K3 · {3} minutes',
      bn: 'ছক্কা K3 · {3} মিনিট',
      es: 'Dados K3 · {3} minutos',
      ar: 'نرد K3 · {3} دقائق',
    }),
  },
];

export function gameOf(gameId: string): GameDefinition | undefined {
  return games.find((game) => game.gameId === gameId);
}
