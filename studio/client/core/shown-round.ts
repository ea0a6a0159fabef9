import type { Kind } from './kind.ts';
import { page } from './page-data.ts';
import { openPanels } from './panels.ts';
import { readHistory } from './server.ts';

/** Shows the round that the launch names again; where it is none of the last, the list of them. */
export async function showAskedRound(kind: Kind): Promise<void> {
  if (page.showRound === null) return;
  const last = await readHistory().catch(() => null);
  const asked = last?.rounds.find(({ roundId }) => roundId === page.showRound);
  if (asked?.outcome) await kind.replay(asked);
  else openPanels(kind, 'history');
}
