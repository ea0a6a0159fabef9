import type { MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { firstIdAt } from '../../system.ts';
import { playerOf, playersBookedSince } from '../ledger/index.ts';

/** Members with bookings since a time in milliseconds, each once. */
export async function playersBookedLately(
  reader: Db['read'],
  sinceMs: number,
): Promise<readonly MemberId[]> {
  const paths = await playersBookedSince(reader, firstIdAt('trf', sinceMs));
  return [...new Set(paths.map(playerOf))];
}
