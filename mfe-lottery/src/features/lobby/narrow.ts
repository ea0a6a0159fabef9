import { containsWords, type LotteryTable } from '@croupier/contracts';
import { isDrawnOn } from '../../lib/weekday.ts';

export type LobbyList = 'all' | 'hot' | 'favourite' | 'recent';

/** The filter of the lobby; an empty text or 0 filters nothing. */
export interface LobbyFilter {
  readonly list: LobbyList;
  readonly tag: string;
  readonly weekday: number;
  readonly words: string;
}

/** Game ids in the order of a list; `null` shows every game in the default order. */
export type GameOrder = readonly string[] | null;

export const everything: LobbyFilter = { list: 'all', tag: '', weekday: 0, words: '' };

export function narrow(
  tables: readonly LotteryTable[],
  { tag, weekday, words }: LobbyFilter,
  listed: GameOrder,
): readonly LotteryTable[] {
  return ordered(tables, listed).filter(
    ({ game }) =>
      (tag === '' || game.gameMenuTag === tag) &&
      (weekday === 0 || isDrawnOn(game.schedule, weekday)) &&
      containsWords(game.name, words),
  );
}

function ordered(tables: readonly LotteryTable[], listed: GameOrder): readonly LotteryTable[] {
  if (!listed) return tables;
  const byId = new Map(tables.map((table) => [table.game.gameId, table]));
  return listed.flatMap((gameId) => byId.get(gameId) ?? []);
}

/** The tags in the order of their first game. */
export function tagsOf(tables: readonly LotteryTable[]): readonly string[] {
  return [...new Set(tables.map(({ game }) => game.gameMenuTag))];
}
