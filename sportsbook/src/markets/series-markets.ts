import type { Market } from './market.ts';
import { resultOfMargin, returned, wonIf } from './result.ts';

const twoWay = 0.05;

export const seriesWinner: Market = {
  key: 'series',
  margin: twoWay,
  selections: ['home', 'away'],
  resolve: ({ home, away }, selection) => wonIf(selection === (home > away ? 'home' : 'away')),
};

export const mapScore: Market = {
  key: 'map-score',
  margin: 0.08,
  selections: ['2-0', '2-1', '1-2', '0-2'],
  resolve: ({ home, away }, selection) => wonIf(selection === `${home}-${away}`),
};

export const mapsTotal: Market = {
  key: 'maps:2.5',
  margin: twoWay,
  selections: ['over', 'under'],
  resolve: ({ home, away }, selection) =>
    resultOfMargin(selection === 'over' ? home + away - 2.5 : 2.5 - home - away),
};

export function mapHandicap(line: number): Market {
  return {
    key: `map-handicap:${line}`,
    margin: twoWay,
    selections: ['home', 'away'],
    resolve: ({ home, away }, selection) => {
      const margin = home - away + line;
      return resultOfMargin(selection === 'home' ? margin : -margin);
    },
  };
}

/** The winner of one map. Stakes are returned where the series ends before it. */
export function mapWinner(number: number): Market {
  return {
    key: `map:${number}`,
    margin: twoWay,
    selections: ['home', 'away'],
    resolve: ({ periods }, selection) => {
      const map = periods[number - 1];
      if (!map) return returned;
      return wonIf(selection === (map[0] > map[1] ? 'home' : 'away'));
    },
  };
}

/** Over or under a line of rounds in one map. Stakes are returned where the series ends before it. */
export function mapRounds(number: number, line: number): Market {
  return {
    key: `rounds:${number}:${line}`,
    margin: twoWay,
    selections: ['over', 'under'],
    resolve: ({ periods }, selection) => {
      const map = periods[number - 1];
      if (!map) return returned;
      const rounds = map[0] + map[1];
      return resultOfMargin(selection === 'over' ? rounds - line : line - rounds);
    },
  };
}
