import { z } from 'zod';
import { sha256Hex } from '@croupier/contracts';
import { isSigned, quicknet, roundAt, timeOfRound } from '@croupier/contracts/quicknet';
import type { Core } from '../../core.ts';
import type { Beacon, BeaconRound, BeaconValue } from './beacon.ts';

const answerMs = 2_000;
/** The round whose value can first be known is one period after the lock. */
const afterLockMs = quicknet.periodSeconds * 1000;

const answer = z.object({ round: z.int(), signature: z.string() });

/**
 * drand's quicknet over HTTP: all relays are queried at once and the first answer with a valid signature of
 * the League is used, so that a relay can be late but cannot forge a value. `null` when no relay is
 * configured.
 */
export function createDrandBeacon({ config, clock, log }: Core): Beacon | null {
  const relays = config.outside.drandRelays;
  if (relays.length === 0) return null;

  async function ask(relay: string, round: number): Promise<BeaconValue> {
    const url = `${relay}/${quicknet.chainHash}/public/${round}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) });
    if (!response.ok) throw new Error(`${relay} answered ${response.status}`);
    const found = answer.parse(await response.json());
    if (found.round !== round || !(await isSigned(round, found.signature)))
      throw new Error(`${relay} gave a value for round ${round} that is not signed`);
    return { value: await sha256Hex(found.signature), signature: found.signature };
  }

  async function valueOf({ round }: BeaconRound): Promise<BeaconValue | null> {
    if (clock.now() < timeOfRound(round)) return null;
    try {
      return await Promise.any(relays.map((relay) => ask(relay, round)));
    } catch (error) {
      log.warn(
        { err: error, round },
        'no relay has the value of the round yet; the platform retries',
      );
      return null;
    }
  }

  return {
    prepare: () => Promise.resolve(),
    roundFor: (_, { locksAt }) => {
      const round = roundAt(new Date(locksAt.getTime() + afterLockMs));
      return Promise.resolve({ source: 'quicknet', chain: null, round });
    },
    valueOf,
  };
}
