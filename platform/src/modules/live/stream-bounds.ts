import type { StreamRefusal } from '@croupier/contracts';
import { networkOf, subscriberOf } from '../../http/network.ts';

/** Maximum number of streams that one process holds open. */
export interface StreamBounds {
  /** All streams together. */
  readonly total: number;
  /** Streams of visitors and of trial accounts; the rest is reserved for members. */
  readonly visitors: number;
  /** Visitor streams of one address, or of one IPv6 /64. */
  readonly perAddress: number;
  /** Visitor streams of one network: a /24 or /48. */
  readonly perNetwork: number;
  /** Streams of one member at any address: many members share a carrier's address. */
  readonly perMember: number;
}

const streamsAtMost = 20_000;
/** Share of the open files for streams: pages, calls, the database and releases need the rest. */
const shareOfFiles = 0.6;

/** Limits for a process with this maximum of open files. */
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

/** When a refused client retries: sooner if its own streams fill the limit, because it can close them. */
const crowdedRetryS = 30;
const fullRetryS = 60;

const crowded: StreamRefusal = { reason: 'address', retryAfterS: crowdedRetryS };
export const everyPlaceTaken: StreamRefusal = { reason: 'full', retryAfterS: fullRetryS };

/** Counts visitors' open streams by address and network. */
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
    /** Counts one more stream until the returned function is called, or returns why it is refused. */
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
