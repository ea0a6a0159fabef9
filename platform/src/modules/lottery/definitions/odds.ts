import {
  drawShapes,
  parseAmount,
  unitsPerCurrencyUnit,
  type DrawFamily,
} from '@croupier/contracts';
import { isMet, type ChoiceDefinition, type GameDefinition } from './game-definition.ts';

/** Odds in 1/100,000, exactly. */
export function oddsUnits(odds: string): bigint {
  const units = parseAmount(odds);
  if (units === null) throw new Error(`"${odds}" are no odds`);
  return units;
}

/** Smallest coin of every currency offered: two decimals. */
export const minorUnits = unitsPerCurrencyUnit / 100n;

/** What a winning line returns, rounded down to the currency's minor unit. Units of the ledger. */
export function payoutOf(line: { stakeUnits: bigint; oddsUnits: bigint }): bigint {
  const exact = (line.stakeUnits * line.oddsUnits) / unitsPerCurrencyUnit;
  return exact - (exact % minorUnits);
}

/** Return to player in percent, by counting every outcome of the game. */
export function returnToPlayer(game: GameDefinition, choice: ChoiceDefinition): number {
  const outcomes = outcomesOf(game.drawFamily);
  const winning = outcomes.filter((outcome) => isMet(choice.wins, outcome)).length;
  const perMillion = (oddsUnits(choice.odds) * BigInt(winning) * 10n) / BigInt(outcomes.length);
  return Number(perMillion) / 10_000;
}

function outcomesOf(family: DrawFamily): readonly (readonly number[])[] {
  const shape = drawShapes[family];
  if (shape.kind !== 'independent')
    throw new Error(`The outcomes of ${family} are not enumerated: none of its games is offered`);
  const { count, from, to } = shape;
  return tuples(
    count,
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
}

function tuples(length: number, faces: readonly number[]): number[][] {
  if (length === 0) return [[]];
  return tuples(length - 1, faces).flatMap((head) => faces.map((face) => [...head, face]));
}
