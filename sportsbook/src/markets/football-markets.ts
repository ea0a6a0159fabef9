import type { Market } from './market.ts';
import { resultOfMargin, wonIf, type Final } from './result.ts';

const twoWay = 0.05;
const scoresUpTo = 4;

export const matchWinner: Market = {
  key: 'winner',
  margin: 0.06,
  selections: ['home', 'draw', 'away'],
  resolve: ({ home, away }, selection) =>
    wonIf(selection === (home > away ? 'home' : home < away ? 'away' : 'draw')),
};

export const doubleChance: Market = {
  key: 'double',
  margin: 0.06,
  selections: ['home-draw', 'home-away', 'draw-away'],
  resolve: ({ home, away }, selection) =>
    wonIf(selection.split('-').includes(home > away ? 'home' : home < away ? 'away' : 'draw')),
};

export const bothScore: Market = {
  key: 'both-score',
  margin: twoWay,
  selections: ['yes', 'no'],
  resolve: ({ home, away }, selection) => wonIf((home > 0 && away > 0) === (selection === 'yes')),
};

export const parity: Market = {
  key: 'parity',
  margin: twoWay,
  selections: ['odd', 'even'],
  resolve: ({ home, away }, selection) =>
    wonIf(((home + away) % 2 === 1) === (selection === 'odd')),
};

const listed = Array.from({ length: scoresUpTo + 1 }, (_, home) =>
  Array.from({ length: scoresUpTo + 1 }, (__, away) => `${home}-${away}`),
).flat();

/** Scores beyond four goals of a side belong to one of the three others. */
export const correctScore: Market = {
  key: 'score',
  margin: 0.15,
  selections: [...listed, 'other-home', 'other-draw', 'other-away'],
  resolve: ({ home, away }, selection) => {
    const score = `${home}-${away}`;
    if (listed.includes(score)) return wonIf(selection === score);
    return wonIf(
      selection === (home > away ? 'other-home' : home < away ? 'other-away' : 'other-draw'),
    );
  },
};

const goalsOf: Readonly<Record<string, (final: Final) => number>> = {
  total: ({ home, away }) => home + away,
  'home-total': ({ home }) => home,
  'away-total': ({ away }) => away,
};

/** Over or under a line of goals; `null` for no such market. */
export function goalTotal(kind: string, line: number): Market | null {
  const goals = goalsOf[kind];
  if (!goals) return null;
  return {
    key: `${kind}:${line}`,
    margin: twoWay,
    selections: ['over', 'under'],
    resolve: (final, selection) =>
      resultOfMargin(selection === 'over' ? goals(final) - line : line - goals(final)),
  };
}

/** The home side's goals count with the line added; the whole match counts, in play too. */
export function handicap(line: number): Market {
  return {
    key: `handicap:${line}`,
    margin: twoWay,
    selections: ['home', 'away'],
    resolve: ({ home, away }, selection) => {
      const margin = home - away + line;
      return resultOfMargin(selection === 'home' ? margin : -margin);
    },
  };
}
