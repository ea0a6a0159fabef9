import { drawShapes, type LotGroup } from '@croupier/contracts';
import type { Condition } from './definitions/condition.ts';
import {
  isPickType,
  type GameDefinition,
  type PlayTypeDefinition,
} from './definitions/game-definition.ts';
import { groupsOf } from './definitions/match.ts';
import type { Match, Source } from './definitions/match-form.ts';

/** Codes of the play types whose lines depend on one of these prizes and cannot be judged without it. */
export function playTypesOn(game: GameDefinition, prizes: readonly string[]): string[] {
  const shape = drawShapes[game.drawFamily];
  if (shape.kind !== 'lots' || prizes.length === 0) return [];
  return game.playTypes
    .filter((playType) => prizesOf(playType, shape.lots).some((prize) => prizes.includes(prize)))
    .map(({ code }) => code);
}

function prizesOf(playType: PlayTypeDefinition, lots: readonly LotGroup[]): string[] {
  if (!isPickType(playType))
    return playType.choices.flatMap(({ pays }) =>
      pays.flatMap(({ when }) => prizesRead(when, lots)),
    );
  return sourcesOf(playType.match).flatMap((source) =>
    'prizes' in source ? groupsOf(source, lots).map(({ prize }) => prize) : allOf(lots),
  );
}

function prizesRead(when: Condition, lots: readonly LotGroup[]): string[] {
  return 'measure' in when && when.measure.of === 'lot' ? [when.measure.prize] : allOf(lots);
}

function sourcesOf(match: Match): readonly Source[] {
  return match.by === 'equal' ? match.sources : [match.source];
}

function allOf(lots: readonly LotGroup[]): string[] {
  return lots.map(({ prize }) => prize);
}
