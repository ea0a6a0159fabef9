import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Side } from '../../games/regatta-odds.ts';
import { latestRace, raceById } from './races.store.ts';

/** How a race ended for a bet in one currency; the dividend is in hundredths. */
export type RaceEnd = 'cancelled' | { readonly won: Side; readonly dividend: number };

/** The races of the room, as free play reads them: it bets at their odds and adds nothing to their pools. */
export interface FunRaces {
  /** Whether a game's race accepts bets now. */
  isOpen(game: string, race: string): Promise<boolean>;
  /** `null` while the race is not decided. */
  endOf(race: string, currency: string): Promise<RaceEnd | null>;
}

export const createFunRaces = (read: Kysely<Tables>, now: () => Date): FunRaces => ({
  async isOpen(game, id) {
    const race = await latestRace(read, game);
    return race?.id === id && race.state === 'betting' && race.locks_at > now();
  },
  async endOf(id, currency) {
    const race = await raceById(read, id);
    if (!race || race.state === 'cancelled') return 'cancelled';
    const { state, won, pools } = race;
    const dividend = won && pools?.[currency]?.dividends[won];
    return state === 'over' && won && dividend ? { won, dividend } : null;
  },
});
