import type { ColumnType } from 'kysely';
import type { Dividends, Side } from '../games/regatta-odds.ts';

export type FlightState = 'boarding' | 'flying' | 'over' | 'cancelled';

export type RaceState = 'betting' | 'racing' | 'over' | 'cancelled';

/** The pools of a race when it started, by currency; amounts as integer strings. */
export type StoredPools = Readonly<
  Record<string, { readonly pool: Readonly<Record<Side, string>>; readonly dividends: Dividends }>
>;

export interface RoomTables {
  race: {
    id: string;
    game_code: string;
    chain_id: string;
    place: number;
    state: RaceState;
    locks_at: Date;
    started_at: Date | null;
    salt: string | null;
    won: Side | null;
    pools: ColumnType<StoredPools | null, string | null, string | null>;
    ended_at: Date | null;
  };
  race_bet: { round_id: string; race_id: string; side: Side; currency: string };
  flight_chain: {
    id: string;
    game_code: string;
    length: number;
    last_seed: string;
    published: string;
    made_at: Date;
  };
  flight: {
    id: string;
    game_code: string;
    chain_id: string;
    place: number;
    state: FlightState;
    takes_off_at: Date;
    took_off_at: Date | null;
    salt: string | null;
    end_odds: number | null;
    beat_at: Date;
    is_interrupted: boolean;
    ended_at: Date | null;
  };
  flight_seat: {
    round_id: string;
    flight_id: string;
    auto_odds: number | null;
    left_odds: number | null;
  };
  hunt_shot: {
    round_id: string;
    number: number;
    fish: string;
    worth: number;
    came: 'caught' | 'missed' | 'returned';
    shot_at: Date;
  };
  caught_fish: { fish: string; round_id: string; caught_at: Date };
}
