import type { Kind } from './kind.ts';
import { page } from './page-data.ts';
import { openPanels } from './panels.ts';
import { readHistory } from './server.ts';

/** Replays the round that the launch names; if it is not among the last rounds, shows their list. */
export async function showAskedRound(kind: Kind): Promise<void> {
  if (page.showRound === null) return;
  const last = await readHistory().catch(() => null);
  const asked = last?.rounds.find(({ roundId }) => roundId === page.showRound);
  if (asked?.outcome) await kind.replay(asked);
  else openPanels(kind, 'history');
}
