import {
  isPickType,
  type GameDefinition,
  type PlayTypeDefinition,
  type PriceList,
} from './game-definition.ts';
import { pickOf } from './winners.ts';

/** The game at the odds of a list; what the list does not name keeps its own odds. */
export function atPrices(game: GameDefinition, list: PriceList): GameDefinition {
  return { ...game, playTypes: game.playTypes.map((playType) => priced(playType, list)) };
}

function priced(playType: PlayTypeDefinition, list: PriceList): PlayTypeDefinition {
  if (isPickType(playType)) return { ...playType, odds: list[playType.code] ?? playType.odds };
  return {
    ...playType,
    choices: playType.choices.map((choice) => {
      const odds = list[pickOf(playType.code, choice.code)];
      return odds
        ? { ...choice, pays: choice.pays.map((pay, tier) => ({ ...pay, odds: odds[tier] ?? '0' })) }
        : choice;
    }),
  };
}

/** The number of tiers of everything that a list can name. */
export function tiersByName({ playTypes }: GameDefinition): ReadonlyMap<string, number> {
  return new Map(
    playTypes.flatMap((playType): [string, number][] =>
      isPickType(playType)
        ? [[playType.code, playType.odds.length]]
        : playType.choices.map(({ code, pays }) => [pickOf(playType.code, code), pays.length]),
    ),
  );
}
