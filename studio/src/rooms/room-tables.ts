export type FlightState = 'boarding' | 'flying' | 'over' | 'cancelled';

export interface RoomTables {
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
