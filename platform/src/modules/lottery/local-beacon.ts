import { createHash } from 'node:crypto';
import type { Clock, Core, Db } from '../../core.ts';
import type { Beacon, BeaconRound, BeaconValue } from './beacon.ts';
import {
  addChain,
  chainAt,
  chainById,
  chainSecret,
  lastChain,
  type PublicChain,
} from './beacon.store.ts';

/** The shortest cadence of a built-in game: no draw waits for a value after its time. */
const periodSeconds = 30;
const roundsPerChain = (7 * 24 * 60 * 60) / periodSeconds;
const publishedAheadMs = 24 * 60 * 60 * 1000;

/** The platform's own hash chain. It is not an external beacon: its operator could read ahead. */
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

    async roundFor(tx, { drawsAt }) {
      const chain = await chainAt(tx, drawsAt);
      return chain ? { source: 'local', chain: chain.id, round: roundIn(chain, drawsAt) } : null;
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
): Promise<BeaconValue | null> {
  const chain = id === null ? undefined : await chainById(db.read, id);
  if (!chain || round < 1 || round > chain.length) return null;
  const revealedAt = chain.starts_at.getTime() + round * chain.period_seconds * 1000;
  if (clock.now().getTime() < revealedAt) return null;
  const secret = await chainSecret(db.read, chain.id);
  return secret ? { value: hashed(secret, chain.length - round), signature: null } : null;
}

/** SHA-256 of the bytes in `hex`, applied `times` times. */
export function hashed(hex: string, times: number): string {
  let value = Buffer.from(hex, 'hex');
  for (let index = 0; index < times; index++) value = createHash('sha256').update(value).digest();
  return value.toString('hex');
}
