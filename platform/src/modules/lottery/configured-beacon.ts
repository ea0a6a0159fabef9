import type { Core } from '../../core.ts';
import type { Beacon } from './beacon.ts';
import { createLocalBeacon } from './local-beacon.ts';
import { createDrandBeacon } from './drand-beacon.ts';

/**
 * New draws are bound to drand when it is configured, else to the platform's own chain. A bound draw stays
 * bound: when its beacon has no value, the draw waits instead of using another beacon.
 */
export function createBeacon(core: Core): Beacon {
  const local = createLocalBeacon(core);
  const drand = createDrandBeacon(core);
  return {
    prepare: () => local.prepare(),
    roundFor: (tx, times) => (drand ?? local).roundFor(tx, times),
    valueOf: async (round) =>
      round.source === 'local' ? local.valueOf(round) : (drand?.valueOf(round) ?? null),
  };
}
