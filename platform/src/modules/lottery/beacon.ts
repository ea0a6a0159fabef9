import type { Tx } from '../../core.ts';
import type { BeaconSource } from './draw.store.ts';

/** One round of a beacon; an opening draw is bound to it. */
export interface BeaconRound {
  readonly source: BeaconSource;
  /** The platform's own chain; `null` for an external beacon. */
  readonly chain: string | null;
  readonly round: number;
}

export interface BeaconValue {
  /** Lower-case hex. */
  readonly value: string;
  /** Signature to check the value with; `null` for the local chain, whose links prove it. */
  readonly signature: string | null;
}

/** Times of a draw. */
export interface DrawTimes {
  readonly locksAt: Date;
  readonly drawsAt: Date;
}

/**
 * A source of one value per round, unknown to the public before the round's time. The round of a draw comes
 * after its lock, so a published value only concerns draws that take no more bets.
 */
export interface Beacon {
  /** Publishes what must be known long before it is used. */
  prepare(): Promise<void>;
  /** The round of a draw; `null` when no chain reaches that far. */
  roundFor(tx: Tx, times: DrawTimes): Promise<BeaconRound | null>;
  /** The round's value; `null` before its time, or when it is missing. */
  valueOf(round: BeaconRound): Promise<BeaconValue | null>;
}
