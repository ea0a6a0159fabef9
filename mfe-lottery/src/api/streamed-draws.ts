import type { Draw } from '@croupier/contracts';
import { useEvent } from '@croupier/bus';
import { useState } from 'react';

/** Enough for every game of a page. */
const storedAtMost = 24;

/** Draw events of the live stream since the component mounted, the latest last. */
export function useStreamedDraws(): readonly Draw[] {
  const [draws, setDraws] = useState<readonly Draw[]>([]);
  useEvent('draw.changed', (draw) => setDraws((before) => [...before, draw].slice(-storedAtMost)));
  return draws;
}
