import { createHash } from 'node:crypto';
import type { Clock, Core, Db, Tx } from '../../core.ts';
import {
  addChain,
  chainAt,
  chainById,
  chainSecret,
  lastChain,
  type PublicChain,
} from './beacon.store.ts';

/** One round of a chain: what a draw is bound to when it opens. */
export interface BeaconRound {
  readonly chain: string;
  readonly round: number;
}

/**
 * A value per round that nobody outside knows before the round's time. A draw's round is the one at its
 * draw time, so a revealed round tells only of rounds whose draws are locked already.
 */
export interface Beacon {
  /** Publishes the next chain long before the current one ends. */
  prepare(): Promise<void>;
  /** The round of a moment; `null` where no chain reaches. */
  roundAt(tx: Tx, at: Date): Promise<BeaconRound | null>;
  /** The round's value as lower-case hex; `null` before its time, and where it is missing. */
  valueOf(round: BeaconRound): Promise<string | null>;
}

const periodSeconds = 60;
const roundsPerChain = 7 * 24 * 60;
const publishedAheadMs = 24 * 60 * 60 * 1000;

/** The house's own chain. It is no outside beacon: whoever runs the platform could read ahead. */
export function createLocalBeacon({
  db,
  clock,
  random,
  ids,
}: Pick<Core, 'db' | 'clock' | 'random' | 'ids'>): Beacon {
  return {
    async prepare() {
      const last = await lastChain(db.read);
      const now = clock.now().getTime();
      if (last && last.ends_at.getTime() - now > publishedAheadMs) return;
      const periodMs = periodSeconds * 1000;
      const startsAt = Math.max(
        Math.floor(now / periodMs) * periodMs,
        last?.ends_at.getTime() ?? 0,
      );
      const chain = newChain(random.bytes(32), { id: ids.next('chn'), startsAt, now });
      await db.transaction((tx) => addChain(tx, chain));
    },

    async roundAt(tx, at) {
      const chain = await chainAt(tx, at);
      return chain ? { chain: chain.id, round: roundIn(chain, at) } : null;
    },

    valueOf: (round) => revealedValue(db, clock, round),
  };
}

function newChain(
  secret: Uint8Array,
  { id, startsAt, now }: { id: string; startsAt: number; now: number },
) {
  const hex = Buffer.from(secret).toString('hex');
  return {
    id,
    secret: hex,
    length: roundsPerChain,
    chain_end: hashed(hex, roundsPerChain),
    period_seconds: periodSeconds,
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + roundsPerChain * periodSeconds * 1000),
    published_at: new Date(now),
  };
}

function roundIn(chain: PublicChain, at: Date): number {
  return Math.ceil((at.getTime() - chain.starts_at.getTime()) / (chain.period_seconds * 1000));
}

async function revealedValue(
  db: Db,
  clock: Clock,
  { chain: id, round }: BeaconRound,
): Promise<string | null> {
  const chain = await chainById(db.read, id);
  if (!chain || round < 1 || round > chain.length) return null;
  const revealedAt = chain.starts_at.getTime() + round * chain.period_seconds * 1000;
  if (clock.now().getTime() < revealedAt) return null;
  const secret = await chainSecret(db.read, id);
  return secret ? hashed(secret, chain.length - round) : null;
}

/** SHA-256 of the bytes that `hex` spells, `times` over. */
export function hashed(hex: string, times: number): string {
  let value = Buffer.from(hex, 'hex');
  for (let index = 0; index < times; index++) value = createHash('sha256').update(value).digest();
  return value.toString('hex');
}
