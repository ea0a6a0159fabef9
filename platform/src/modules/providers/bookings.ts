import type { RoundId } from '@croupier/contracts';
import { accounts, type Booking, type Move, type TransferKind } from '../ledger/index.ts';
import type { RoundRow, TransactionKey } from './providers.store.ts';

export const keyOfMoney = ({ partner, player, transaction_uuid }: TransactionKey) =>
  `game:${partner}:${player}:${transaction_uuid}`;

export const keyOfClosing = (round: RoundId) => `round-close:${round}`;

/** A stake goes to the round's own account. */
export function stakeOf(round: RoundRow, key: string, amountUnits: bigint): Booking {
  const move = { from: accounts.cash(round.member_id), to: accounts.round(round.id), amountUnits };
  return bookingOf(round, { key, kind: 'game-bet', moves: [move] });
}

interface Payment {
  readonly amountUnits: bigint;
  /** How much of it the round still holds. */
  readonly fromRound: bigint;
  readonly kind: TransferKind;
  readonly key: string;
  readonly payer?: Payer;
}

/** Who pays what the round does not hold. */
export type Payer = 'game' | 'promotions';

/** What the round holds pays first, what it does not cover comes from the house. `null` for nothing at all. */
export function paymentOf(
  round: RoundRow,
  { amountUnits, fromRound, kind, key, payer = 'game' }: Payment,
): Booking | null {
  const to = accounts.cash(round.member_id);
  const moves: readonly Move[] = [
    { from: accounts.round(round.id), to, amountUnits: fromRound },
    {
      from: payer === 'game' ? houseOf(round) : promotionsOf(round),
      to,
      amountUnits: amountUnits - fromRound,
    },
  ].filter((move) => move.amountUnits > 0n);
  return moves.length === 0 ? null : bookingOf(round, { key, kind, moves });
}

/** What a closed round still holds is the house's. `null` where it holds nothing. */
export function closingOf(round: RoundRow): Booking | null {
  if (round.held_units === 0n) return null;
  const move = {
    from: accounts.round(round.id),
    to: houseOf(round),
    amountUnits: round.held_units,
  };
  return bookingOf(round, { key: keyOfClosing(round.id), kind: 'round-close', moves: [move] });
}

/** Play money has a side of the house of its own. */
export const houseOf = ({ provider, is_play }: Pick<RoundRow, 'provider' | 'is_play'>) =>
  is_play ? accounts.playGaming(provider) : accounts.gaming(provider);

export const promotionsOf = ({ is_play }: Pick<RoundRow, 'is_play'>) =>
  accounts.house(is_play ? 'play-money' : 'promo');

function bookingOf(
  { id, currency }: RoundRow,
  what: Pick<Booking, 'key' | 'kind' | 'moves'>,
): Booking {
  return { ...what, currency, reference: id };
}
