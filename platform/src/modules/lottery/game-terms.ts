import type { GameTerms } from '@croupier/contracts';
import { isPickType, type GameDefinition } from './definitions/game-definition.ts';
import { atPrices } from './definitions/price-list.ts';
import { pickOf } from './definitions/winners.ts';

/** The parts of a definition that operators change in a form. */
export function termsOf(game: GameDefinition): GameTerms {
  const { name, schedule, limits, prizeModes } = game;
  return {
    name,
    schedule,
    limits,
    prizeModes: prizeModes.map(({ mode, group }) => ({ mode, group })),
    prices: pricesOf(game),
  };
}

function pricesOf({ playTypes }: GameDefinition): GameTerms['prices'] {
  return Object.fromEntries(
    playTypes.flatMap((playType): [string, readonly string[]][] =>
      isPickType(playType)
        ? [[playType.code, playType.odds]]
        : playType.choices.map(({ code, pays }) => [
            pickOf(playType.code, code),
            pays.map(({ odds }) => odds),
          ]),
    ),
  );
}

/** The game with other terms; a mode with a price list of its own keeps it. */
export function withTerms(
  game: GameDefinition,
  { name, schedule, limits, prizeModes, prices }: GameTerms,
): GameDefinition {
  const lists = new Map(game.prizeModes.map(({ mode, odds }) => [mode, odds]));
  return {
    ...atPrices(game, prices),
    name,
    schedule,
    limits,
    prizeModes: prizeModes.map(({ mode, group }) => {
      const odds = lists.get(mode);
      return { mode, group, ...(group === null && odds && { odds }) };
    }),
  };
}
