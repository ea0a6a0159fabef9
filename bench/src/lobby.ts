import { lobbyListRows } from './lobby-lists.ts';
import { lobbyPageRows } from './lobby-page.ts';
import type { Row } from './row.ts';
import type { Selection } from './selection.ts';

/** A lobby of ten thousand games: what the platform gives, and what a browser makes of it. */
export async function lobbyRows(isWanted: Selection): Promise<Row[]> {
  const lists = isWanted('lists') ? await lobbyListRows() : [];
  return [...lists, ...(await lobbyPageRows(isWanted))];
}
