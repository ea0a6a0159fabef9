import { sha256Hex, type BeaconProof } from '@croupier/contracts';
import { timeOfRound } from '@croupier/contracts/quicknet';
import type { Db } from '../../core.ts';
import { chainById } from './beacon.store.ts';
import type { BeaconSource } from './draw.store.ts';

/** What a draw stores of the beacon that it is bound to. */
export interface BoundBeacon {
  readonly beacon_source: BeaconSource | null;
  readonly beacon_chain: string | null;
  readonly beacon_round: number | null;
  readonly beacon_value: string | null;
  readonly beacon_signature: string | null;
}

/** What a player needs to check the beacon's value; `null` for a draw that is not bound yet. */
export async function beaconProof(
  read: Db['read'],
  bound: BoundBeacon,
): Promise<BeaconProof | null> {
  const { beacon_round: round } = bound;
  if (round === null) return null;
  return bound.beacon_source === 'quicknet'
    ? quicknetProof(bound, round)
    : chainProof(read, bound, round);
}

async function chainProof(
  read: Db['read'],
  { beacon_chain, beacon_value }: BoundBeacon,
  round: number,
): Promise<BeaconProof | null> {
  const chain = beacon_chain === null ? undefined : await chainById(read, beacon_chain);
  if (!chain) return null;
  return {
    source: 'local-chain',
    chainEnd: chain.chain_end,
    publishedAt: chain.published_at.toISOString(),
    round,
    value: beacon_value,
    previous: beacon_value === null ? null : await sha256Hex(beacon_value),
  };
}

function quicknetProof(
  { beacon_value, beacon_signature }: BoundBeacon,
  round: number,
): BeaconProof {
  return {
    source: 'quicknet',
    chainEnd: null,
    publishedAt: timeOfRound(round).toISOString(),
    round,
    value: beacon_value,
    previous: null,
    ...(beacon_signature === null ? {} : { signature: beacon_signature }),
  };
}
