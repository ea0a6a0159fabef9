import { lobbyListRows } from './lobby-lists.ts';
import { lobbyPageRows } from './lobby-page.ts';
import type { Row } from './row.ts';

/** A lobby of ten thousand games: what the platform gives, and what a browser makes of it. */
export async function lobbyRows(): Promise<Row[]> {
  return [...(await lobbyListRows()), ...(await lobbyPageRows())];
}
