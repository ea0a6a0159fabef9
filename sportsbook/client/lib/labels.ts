import type { LeagueView } from '../../src/play-protocol.ts';
import { number, t, textOf, withSign } from './texts.ts';

export interface Names {
  readonly home: string;
  readonly away: string;
}

/** The name of a market, as `Over/under 2.5`. */
export function marketName(key: string, names: Names): string {
  const [kind = '', first, second] = key.split(':');
  const values = { home: names.home, away: names.away };
  if (kind === 'map') return t('market-map', { map: Number(first) });
  if (kind === 'rounds') return t('market-rounds', { map: Number(first), line: Number(second) });
  if (kind === 'home-total' || kind === 'away-total')
    return t('market-team-total', {
      team: kind === 'home-total' ? names.home : names.away,
      line: Number(first),
    });
  const line = first === undefined ? '' : number(Math.abs(Number(first)));
  return textOf(`market-${kind}`, kind).replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'line' ? line : (Object.entries(values).find(([one]) => one === name)?.[1] ?? ''),
  );
}

/** The name of a selection in its market. */
export function selectionName(market: string, selection: string, names: Names): string {
  const [kind = '', first = '0'] = market.split(':');
  const team = selection === 'home' ? names.home : selection === 'away' ? names.away : null;
  if (team && (kind === 'handicap' || kind === 'map-handicap')) {
    const line = selection === 'home' ? Number(first) : -Number(first);
    return `${team} (${withSign(line)})`;
  }
  if (team) return team;
  if (kind === 'double')
    return selection
      .split('-')
      .map((part) => selectionName('winner', part, names))
      .join(' / ');
  return textOf(`selection-${selection}`, scoreText(selection));
}

/** `2-1` is a score; it is read from left to right in every language. */
const scoreText = (text: string): string => `\u2066${text.replace('-', ' : ')}\u2069`;

/** Short names for the buttons of a list: 1, X, 2. */
export const shortSelection = (selection: string): string =>
  selection === 'home' ? '1' : selection === 'away' ? '2' : 'X';

export function teamOf(league: LeagueView | undefined, code: string) {
  return league?.teams.find((team) => team.code === code) ?? null;
}
