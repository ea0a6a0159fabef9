import type { LotteryTable } from '@croupier/contracts';
import { columnsOf, wordIndexOf } from '@croupier/contracts/game-search';

const most = 6;

/** The games whose code or name is most like a code that no game has, the nearest first. */
export function nearTables(tables: readonly LotteryTable[], code: string): readonly LotteryTable[] {
  const names = columnsOf(
    tables.map(({ game: { name, gameId } }) => ({ ...name, en: `${gameId} ${name.en}` })),
  );
  const index = wordIndexOf({ size: tables.length, names });
  const words = code.replaceAll('_', ' ');
  const places = tables.map((_, place) => place);
  const found = index.find(words, places);
  const near = found.length > 0 ? found : index.nearest(words, places, most);
  return near.slice(0, most).flatMap((place) => tables[place] ?? []);
}
