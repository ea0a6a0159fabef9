import type { ColumnType } from 'kysely';
import type { GameResult } from '../play-protocol.ts';
import type { RoomTables } from '../rooms/room-tables.ts';

/** `open`: the stake is booked and the room has not decided yet; only a held round passes through it. */
export type RoundState =
  | 'betting'
  | 'rolling-back'
  | 'open'
  | 'paying'
  | 'closed'
  | 'refused'
  | 'cancelled';

export interface Tables extends RoomTables {
  play_session: {
    id: string;
    token_hash: string;
    wallet_token: string;
    player: string;
    currency: string;
    language: string;
    game_code: string;
    next_seed: string;
    min_cycle_ms: number;
    started_at: Date;
    expires_at: Date;
  };
  round: {
    id: string;
    session_id: string;
    /** Named by the page, once a press. */
    order_id: string;
    state: RoundState;
    stake_units: bigint;
    win_units: bigint;
    server_seed: string;
    client_seed: string;
    /** What the player chose beside the stake, as the kind of the game has it. */
    choice: ColumnType<unknown, string | null, never>;
    result: ColumnType<GameResult | null, string | null, string>;
    is_held: boolean;
    /** The free rounds that it is played from; `null`: for a stake. */
    reward_uuid: string | null;
    refusal: string | null;
    balance: string | null;
    attempts: number;
    due_at: Date;
    started_at: Date;
    ended_at: Date | null;
  };
  free_rounds: {
    reward_uuid: string;
    revision: number;
    state: 'active' | 'cancelled' | 'expired';
    player: string;
    game_code: string | null;
    currency: string;
    rounds: number;
    remaining: number;
    stake_units: bigint;
    expires_at: Date;
  };
  seen_nonce: { nonce: string; seen_at: Date };
}
