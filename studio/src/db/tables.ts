import type { ColumnType } from 'kysely';

export type RoundState = 'betting' | 'rolling-back' | 'paying' | 'closed' | 'refused' | 'cancelled';

export interface Tables {
  play_session: {
    id: string;
    token_hash: string;
    wallet_token: string;
    player: string;
    currency: string;
    language: string;
    game_code: string;
    next_seed: string;
    started_at: Date;
    expires_at: Date;
  };
  round: {
    id: string;
    session_id: string;
    spin_id: string;
    state: RoundState;
    stake_units: bigint;
    win_units: bigint;
    server_seed: string;
    client_seed: string;
    stops: ColumnType<readonly number[], string, never>;
    refusal: string | null;
    balance: string | null;
    attempts: number;
    due_at: Date;
    started_at: Date;
    ended_at: Date | null;
  };
  seen_nonce: { nonce: string; seen_at: Date };
}
