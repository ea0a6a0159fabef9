import type { RoundId } from '@croupier/contracts';
import type { StakeParts } from '../bonuses/index.ts';
import {
  accounts,
  type AccountPath,
  type Booking,
  type Move,
  type TransferKind,
} from '../ledger/index.ts';
import type { RoundRow, TransactionKey } from './providers.store.ts';

export const keyOfMoney = ({ partner, player, transaction_uuid }: TransactionKey) =>
  `game:${partner}:${player}:${transaction_uuid}`;

export const keyOfClosing = (round: RoundId) => `round-close:${round}`;

/** A stake goes to the round's own account, whatever money it is. */
export function stakeOf(
  round: RoundRow,
  key: string,
  { cashUnits, bonusUnits }: Pick<StakeParts, 'cashUnits' | 'bonusUnits'>,
): Booking {
  const to = accounts.round(round.id);
  const moves = [
    { from: accounts.cash(round.member_id), to, amountUnits: cashUnits },
    { from: accounts.bonus(round.member_id), to, amountUnits: bonusUnits },
  ].filter(({ amountUnits }) => amountUnits > 0n);
  return bookingOf(round, { key, kind: 'game-bet', moves });
}

interface Payment {
  readonly amountUnits: bigint;
  /** How much of it the round still holds. */
  readonly fromRound: bigint;
  readonly kind: TransferKind;
  readonly key: string;
  readonly payer?: Payer;
  /** What of it is not the player's cash, and where that goes. */
  readonly bonus?: { readonly units: bigint; readonly to: AccountPath };
}

/** Who pays what the round does not hold. */
export type Payer = 'game' | 'promotions';

/** What the round holds pays first, what it does not cover comes from the house. `null` for nothing at all. */
export function paymentOf(
  round: RoundRow,
  { amountUnits, fromRound, kind, key, payer = 'game', bonus }: Payment,
): Booking | null {
  const cash = accounts.cash(round.member_id);
  const cashUnits = amountUnits - (bonus?.units ?? 0n);
  const cashFromRound = cashUnits < fromRound ? cashUnits : fromRound;
  const bonusFromRound = fromRound - cashFromRound;
  const beyond = payer === 'game' ? houseOf(round) : promotionsOf(round);
  const own = accounts.round(round.id);
  const to = bonus?.to ?? cash;
  const moves: readonly Move[] = [
    { from: own, to: cash, amountUnits: cashFromRound },
    { from: beyond, to: cash, amountUnits: cashUnits - cashFromRound },
    { from: own, to, amountUnits: bonusFromRound },
    { from: beyond, to, amountUnits: (bonus?.units ?? 0n) - bonusFromRound },
  ].filter((move) => move.amountUnits > 0n && move.from !== move.to);
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
