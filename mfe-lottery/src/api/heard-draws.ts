import type { Draw } from '@croupier/contracts';
import { useEvent } from '@croupier/bus';
import { useState } from 'react';

const stored = 24;

/** Draw events of the live stream since the component mounted, the latest last. */
export function useHeardDraws(): readonly Draw[] {
  const [heard, setHeard] = useState<readonly Draw[]>([]);
  useEvent('draw.changed', (draw) => setHeard((before) => [...before, draw].slice(-stored)));
  return heard;
}
