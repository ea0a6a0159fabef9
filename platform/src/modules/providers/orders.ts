import type { WalletBatchMode } from '@croupier/contracts';

/**
 * What a provider asks of the wallet, independent of its dialect: a dialect maps its requests to these
 * orders. Amounts are units of 1/100,000. Names are those of the wallet protocol.
 */
export interface Orders {
  authenticate: { readonly launch_token: string; readonly game_code?: string | undefined };
  /** A new token for a session that is under way. */
  refresh: { readonly token: string };
  balance: Whose;
  bet: Stake;
  win: Payout;
  betwin: Stake & {
    readonly win_transaction_uuid: string;
    readonly win_amount: bigint;
    readonly jackpot_win?: bigint | undefined;
  };
  bets: { readonly mode: WalletBatchMode; readonly items: readonly Stake[] };
  wins: { readonly items: readonly Payout[] };
  rollback: Whose & {
    readonly transaction_uuid: string;
    readonly reference_transaction_uuid: string;
    readonly round: string;
    readonly game_code?: string | undefined;
  };
  end_round: Whose & { readonly round: string; readonly outcome: 'completed' | 'cancelled' };
  promo_win: Whose & {
    readonly transaction_uuid: string;
    readonly campaign: string;
    readonly currency: string;
    readonly amount: bigint;
  };
  /** Money from the player to the provider, as for a dealer: no stake, and of no round. */
  tip: Whose & {
    readonly token: string;
    readonly transaction_uuid: string;
    readonly round: string;
    readonly currency: string;
    readonly amount: bigint;
    readonly game_code: string;
  };
  status: Whose & { readonly transaction_uuid: string };
  adjust: Whose & {
    readonly transaction_uuid: string;
    readonly reference: string;
    readonly reason: 'resettle' | 'void_settlement';
    readonly currency: string;
    /** Negative if the player received too much. */
    readonly amount: bigint;
  };
}

/**
 * A session's token, or the player's name if the provider stores no token; if both are given they must match.
 */
interface Whose {
  readonly token?: string | undefined;
  readonly user?: string | undefined;
}

interface Money extends Whose {
  readonly transaction_uuid: string;
  readonly round: string;
  readonly round_closed: boolean;
  readonly currency: string;
  readonly amount: bigint;
  readonly game_code: string;
}

interface Stake extends Money {
  readonly token: string;
  /** A bet from free rounds that were granted under `reward_uuid`. */
  readonly is_free?: boolean | undefined;
  readonly reward_uuid?: string | undefined;
}

interface Payout extends Money {
  /** The bet's id; absent only if the game pays wins without a bet. */
  readonly reference_transaction_uuid?: string | undefined;
  /** The part of the amount that a jackpot paid. */
  readonly jackpot_win?: bigint | undefined;
}

export type OrderName = keyof Orders;
export type OrderOf<Name extends OrderName> = Orders[Name];

export type Order = {
  [Name in OrderName]: { readonly call: Name; readonly request: Orders[Name] };
}[OrderName];
