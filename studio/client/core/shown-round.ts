import type { Kind } from './kind.ts';
import { page } from './page-data.ts';
import { openPanels } from './panels.ts';
import { readRound } from './server.ts';

/** Replays the round that the launch names; while it is not decided, shows the list of rounds. */
export async function showAskedRound(kind: Kind): Promise<void> {
  if (page.showRound === null) return;
  const asked = await readRound(page.showRound).catch(() => null);
  if (asked?.outcome) await kind.replay(asked);
  else openPanels(kind, 'history');
}
