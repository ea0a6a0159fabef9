import type { Draw } from '@croupier/contracts';
import { useEvent } from '@croupier/bus';
import { useState } from 'react';

const kept = 24;

/** Draws as the live stream told of them while the component is mounted, the latest last. */
export function useHeardDraws(): readonly Draw[] {
  const [heard, setHeard] = useState<readonly Draw[]>([]);
  useEvent('draw.changed', (draw) => setHeard((before) => [...before, draw].slice(-kept)));
  return heard;
}
