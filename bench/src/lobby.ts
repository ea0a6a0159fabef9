import { lobbyListRows } from './lobby-lists.ts';
import { lobbyPageRows } from './lobby-page.ts';
import type { Row } from './row.ts';
import type { Selection } from './selection.ts';

/** A lobby of ten thousand games: the platform's lists and the browser's performance. */
export async function lobbyRows(isWanted: Selection): Promise<Row[]> {
  const lists = isWanted('lists') ? await lobbyListRows() : [];
  return [...lists, ...(await lobbyPageRows(isWanted))];
}
