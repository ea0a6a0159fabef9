import { drawShapes, pickError } from '@croupier/contracts';
import { isMet } from './condition.ts';
import {
  isPickType,
  type ChoicePlayType,
  type GameDefinition,
  type PickPlayType,
} from './game-definition.ts';
import { matcherOf, type Hits, type Matcher } from './match.ts';

/** Everything that wins with one result, computed once for all lines of a draw. */
export interface Winners {
  /** Winning picks that can be listed, such as `sum:10`, with their hits by tier. */
  readonly named: ReadonlyMap<string, Hits>;
  /** Play types with too many winning picks to list: each different pick is judged. */
  readonly judged: readonly string[];
  /** Hits of a pick of any play type; `null` for a losing or unknown pick. */
  judge(pick: string): Hits | null;
}

export function winnersOf(game: GameDefinition, result: readonly number[]): Winners {
  const named = new Map<string, Hits>();
  const matchers = new Map<string, Matcher>();
  for (const playType of game.playTypes) {
    const matcher = isPickType(playType)
      ? writtenMatcher(game, playType, result)
      : listedMatcher(game, playType, result);
    matchers.set(playType.code, matcher);
    for (const [choice, hits] of matcher.named ?? [])
      named.set(pickOf(playType.code, choice), hits);
  }
  return {
    named,
    judged: [...matchers].filter(([, { named: names }]) => names === null).map(([code]) => code),
    judge(pick) {
      const { playType, choice } = partsOf(pick);
      return matchers.get(playType)?.judge(choice) ?? null;
    },
  };
}

export function pickOf(playType: string, choice: string): string {
  return `${playType}:${choice}`;
}

export function partsOf(pick: string): { playType: string; choice: string } {
  const at = pick.indexOf(':');
  return { playType: pick.slice(0, at), choice: pick.slice(at + 1) };
}

/** A pick that the form does not allow never wins. */
function writtenMatcher(
  game: GameDefinition,
  playType: PickPlayType,
  result: readonly number[],
): Matcher {
  const { named, judge } = matcherOf(playType, drawShapes[game.drawFamily], result);
  const allowed = named && [...named].filter(([choice]) => !pickError(playType.pick, choice));
  return {
    named: allowed && new Map(allowed),
    judge: (choice) => (pickError(playType.pick, choice) ? null : judge(choice)),
  };
}

function listedMatcher(
  { drawFamily }: GameDefinition,
  { choices }: ChoicePlayType,
  result: readonly number[],
): Matcher {
  const shape = drawShapes[drawFamily];
  const named = new Map<string, Hits>();
  for (const { code, pays } of choices) {
    const hits = pays.map(({ when }) => (isMet(when, shape, result) ? 1 : 0));
    if (hits.includes(1)) named.set(code, hits);
  }
  return { named, judge: (choice) => named.get(choice) ?? null };
}
