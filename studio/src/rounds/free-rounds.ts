import { formatAmount, parseAmount } from '@croupier/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Game } from '../games/game.ts';
import type { FreeRoundsView } from '../play-protocol.ts';
import { playableFreeRounds, type FreeRoundsRow } from './free-rounds.store.ts';
import type { Session } from './rounds.store.ts';

/** Free rounds of a game are played at one stake that is the whole cost of a round, as a slot's. */
export const takesFreeRounds = ({ face }: Pick<Game, 'face'>): boolean => face.kind === 'slot';

/** The highest stake that the game offers and a free round is worth; `null` where there is none. */
function freeStakeOf(game: Game, { currency, stake_units }: FreeRoundsRow): string | null {
  const offered = (game.stakes[currency] ?? []).filter(
    (stake) => (parseAmount(stake) ?? 0n) <= stake_units,
  );
  return offered.at(-1) ?? null;
}

/** What the player plays next without a stake; `null` where there are no free rounds in the game. */
export async function freeRoundsIn(
  read: Kysely<Tables>,
  { game, session, now }: { game: Game; session: Session; now: Date },
): Promise<FreeRoundsView | null> {
  if (!takesFreeRounds(game)) return null;
  for (const row of await playableFreeRounds(read, session, now)) {
    const stake = freeStakeOf(game, row);
    if (stake === null) continue;
    return {
      id: row.reward_uuid,
      left: row.remaining,
      rounds: row.rounds,
      stake: formatAmount(parseAmount(stake) ?? 0n),
      until: row.expires_at.toISOString(),
    };
  }
  return null;
}
