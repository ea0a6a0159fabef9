export interface OwnWalletTables {
  wallet: { player: string; currency: string; units: bigint };
  wallet_move: {
    id: string;
    player: string;
    currency: string;
    kind: 'bet' | 'win' | 'tombstone';
    units: bigint;
    round_id: string;
    is_undone: boolean;
    moved_at: Date;
  };
  wallet_transfer: {
    reference: string;
    player: string;
    currency: string;
    direction: 'deposit' | 'withdraw' | 'none';
    units: bigint;
    outcome: 'done' | 'no-money' | 'refused';
    made_at: Date;
  };
}
