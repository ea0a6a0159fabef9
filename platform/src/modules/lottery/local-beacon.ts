import { createHash } from 'node:crypto';
import type { Clock, Core, Db } from '../../core.ts';
import type { Beacon, BeaconRound, BeaconValue } from './beacon.ts';
import {
  addChain,
  chainAt,
  chainById,
  chainSecret,
  furthestChain,
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
  const checkpoints = createCheckpoints();
  return {
    async prepare() {
      const now = clock.now().getTime();
      // A chain that begins later has no rounds now: the clock may be set to a past day.
      const last = await furthestChain(db.read, new Date(now + publishedAheadMs));
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

    valueOf: (round) => revealedValue(db, { clock, checkpoints }, round),
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
  { clock, checkpoints }: { readonly clock: Clock; readonly checkpoints: Checkpoints },
  { chain: id, round }: BeaconRound,
): Promise<BeaconValue | null> {
  const chain = id === null ? undefined : await chainById(db.read, id);
  if (!chain || round < 1 || round > chain.length) return null;
  const revealedAt = chain.starts_at.getTime() + round * chain.period_seconds * 1000;
  if (clock.now().getTime() < revealedAt) return null;
  const secret = await chainSecret(db.read, chain.id);
  if (!secret) return null;
  const { from, times } = checkpoints({ ...chain, secret }, chain.length - round);
  return { value: hashed(from, times), signature: null };
}

interface SecretChain {
  readonly id: string;
  readonly length: number;
  readonly secret: string;
}

/** A value of the chain before the wanted one, and how often it is to be hashed to get it. */
type Checkpoints = (
  chain: SecretChain,
  times: number,
) => { readonly from: string; readonly times: number };

const checkpointEvery = 256;
const chainsCached = 2;

/** Caches each 256th value of the latest chains, so that a round costs a few hashes instead of thousands. */
function createCheckpoints(): Checkpoints {
  const cached = new Map<string, readonly string[]>();

  function valuesOf({ id, length, secret }: SecretChain): readonly string[] {
    const found = cached.get(id);
    if (found) return found;
    const values = [secret];
    for (let times = checkpointEvery; times <= length; times += checkpointEvery)
      values.push(hashed(values.at(-1) ?? secret, checkpointEvery));
    const [oldest] = cached.keys();
    if (cached.size >= chainsCached && oldest !== undefined) cached.delete(oldest);
    cached.set(id, values);
    return values;
  }

  return (chain, times) => {
    const from = valuesOf(chain)[Math.floor(times / checkpointEvery)] ?? chain.secret;
    return { from, times: times % checkpointEvery };
  };
}

/** SHA-256 of the bytes in `hex`, applied `times` times. */
export function hashed(hex: string, times: number): string {
  let value = Buffer.from(hex, 'hex');
  for (let index = 0; index < times; index++) value = createHash('sha256').update(value).digest();
  return value.toString('hex');
}
