import type { ColumnType } from 'kysely';
import type { Expected, Incident } from '../feed/feed.ts';

/** `delayed`: waits for its bet delay, nothing is staked yet. `open`: the stake is booked, the matches decide. */
export type TicketState =
  | 'delayed'
  | 'betting'
  | 'rolling-back'
  | 'open'
  | 'paying'
  | 'voiding'
  | 'closed'
  | 'void'
  | 'refused'
  | 'cancelled';

export interface LegLabel {
  readonly league: string;
  readonly home: string;
  readonly away: string;
}

export interface Tables {
  world: { id: number; seed: string; begun_at: Date };
  play_session: {
    id: string;
    token_hash: string;
    wallet_token: string;
    partner: string;
    player: string;
    currency: string;
    language: string;
    game_code: string;
    started_at: Date;
    expires_at: Date;
  };
  match: {
    id: string;
    league: string;
    season: number;
    round: number;
    home: string;
    away: string;
    starts_at: Date;
    commit: string | null;
    revision: number;
    settled_revision: number;
    outcome: 'ended' | 'void' | null;
    home_score: number;
    away_score: number;
    periods: ColumnType<[number, number][], string, string>;
    seed: string | null;
    ended_at: Date | null;
    /** `null` for matches from before it was stored. */
    expectation: ColumnType<Expected | null, string, string>;
    incidents: ColumnType<readonly Incident[], string, string>;
  };
  ticket: {
    id: string;
    session_id: string;
    order_id: string;
    partner: string;
    player: string;
    currency: string;
    game_code: string;
    state: TicketState;
    stake_units: bigint;
    win_units: bigint;
    potential_units: bigint;
    is_parlay: boolean;
    is_cashed_out: boolean;
    refusal: string | null;
    balance: string | null;
    attempts: number;
    due_at: Date;
    placed_at: Date;
    ended_at: Date | null;
  };
  leg: {
    ticket_id: string;
    n: number;
    match_id: string;
    market: string;
    selection: string;
    price: number;
    label: ColumnType<LegLabel, string, never>;
    win: number | null;
    refund: number | null;
    is_void: boolean;
  };
  correction: {
    ticket_id: string;
    n: number;
    amount_units: bigint;
    is_sent: boolean;
    attempts: number;
    due_at: Date;
    made_at: Date;
  };
  seen_nonce: { nonce: string; seen_at: Date };
}
