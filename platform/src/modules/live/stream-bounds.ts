import type { StreamRefusal } from '@croupier/contracts';
import { networkOf, subscriberOf } from '../../http/network.ts';

/** How many streams one process holds open at most. */
export interface StreamBounds {
  /** Of everybody together. */
  readonly total: number;
  /** Of visitors who are not signed in; the rest is kept for members. */
  readonly visitors: number;
  /** Of visitors at one address, or in one IPv6 /64. */
  readonly perAddress: number;
  /** Of visitors in one network: a /24 or /48. */
  readonly perNetwork: number;
  /** Of one member, wherever they are: many members share the address of one carrier. */
  readonly perMember: number;
}

const streamsAtMost = 20_000;
/** Part of the open files that streams may take: pages, calls, the database and releases need the rest. */
const shareOfFiles = 0.6;

/** Bounds for a process that may have so many files open. */
export function boundsFor(openFiles: number): StreamBounds {
  const total = Math.min(streamsAtMost, Math.floor(openFiles * shareOfFiles));
  return {
    total,
    visitors: Math.floor(total / 2),
    perAddress: Math.min(200, Math.ceil(total / 20)),
    perNetwork: Math.min(1_000, Math.ceil(total / 8)),
    perMember: 8,
  };
}

/** When whoever was refused comes back: sooner where their own streams fill the bound, which they can close. */
const crowdedRetryS = 30;
const fullRetryS = 60;

const crowded: StreamRefusal = { reason: 'address', retryAfterS: crowdedRetryS };
export const everyPlaceTaken: StreamRefusal = { reason: 'full', retryAfterS: fullRetryS };

/** Counts the open streams of visitors by address and network. */
export function createVisitorCount({ visitors, perAddress, perNetwork }: StreamBounds) {
  const counts = new Map<string, number>();
  let all = 0;
  const open = (key: string) => counts.get(key) ?? 0;

  function add(key: string, change: 1 | -1): void {
    const count = open(key) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  return {
    /** Counts one more stream until the returned function is called, or says why not. */
    enter(ip: string): (() => void) | StreamRefusal {
      const [address, network] = [`a ${subscriberOf(ip)}`, `n ${networkOf(ip)}`];
      if (open(address) >= perAddress || open(network) >= perNetwork) return crowded;
      if (all >= visitors) return everyPlaceTaken;
      const change = (by: 1 | -1) => {
        all += by;
        add(address, by);
        add(network, by);
      };
      change(1);
      return () => change(-1);
    },
  };
}
