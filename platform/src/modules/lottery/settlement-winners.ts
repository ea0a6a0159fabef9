import type { DrawId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import type { Hits } from './definitions/match.ts';
import type { Winners } from './definitions/winners.ts';
import { picksOf } from './payout.store.ts';

const picksAtOnce = 10_000;

/**
 * Every winning pick of a draw's bets, with its hits. Winning picks that can be listed need no reading of the
 * lines; for the other play types each different pick is judged once.
 */
export async function winningPicks(
  db: Db['read'],
  drawId: DrawId,
  winners: Winners,
): Promise<ReadonlyMap<string, Hits>> {
  const won = new Map(winners.named);
  for (const playType of winners.judged) {
    let after = `${playType}:`;
    for (;;) {
      const picks = await picksOf(db, { drawId, playType, after, limit: picksAtOnce });
      for (const pick of picks) {
        const hits = winners.judge(pick);
        if (hits) won.set(pick, hits);
      }
      const last = picks.at(-1);
      if (last === undefined || picks.length < picksAtOnce) break;
      after = last;
    }
  }
  return won;
}
