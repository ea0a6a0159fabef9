import type { Core, Tx } from '../../core.ts';
import { createDrandBeacon } from './drand-beacon.ts';
import type { BeaconSource } from './draw.store.ts';
import { createLocalBeacon } from './local-beacon.ts';

/** One round of a beacon: what a draw is bound to when it opens. */
export interface BeaconRound {
  readonly source: BeaconSource;
  /** The house's own chain; `null` for an outside beacon. */
  readonly chain: string | null;
  readonly round: number;
}

export interface BeaconValue {
  /** Lower-case hex. */
  readonly value: string;
  /** By which anybody can check the value; `null` for the local chain, whose links do that. */
  readonly signature: string | null;
}

/** Times of a draw. */
export interface DrawTimes {
  readonly locksAt: Date;
  readonly drawsAt: Date;
}

/**
 * A value per round that nobody outside knows before the round's time. A draw's round comes after its lock,
 * so a revealed round tells only of draws that take no bets any more.
 */
export interface Beacon {
  /** Publishes what must be known long before it is used. */
  prepare(): Promise<void>;
  /** The round of a draw; `null` where none reaches so far. */
  roundFor(tx: Tx, times: DrawTimes): Promise<BeaconRound | null>;
  /** The round's value; `null` before its time, and where it is missing. */
  valueOf(round: BeaconRound): Promise<BeaconValue | null>;
}

/**
 * New draws are bound to drand where it is set up, else to the house's own chain. A draw that is bound stays
 * so: where its beacon is missing there is no value, never another beacon's.
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
