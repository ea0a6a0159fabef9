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

/** Moves a stake to the round's account, for cash and bonus money. */
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
  /** The part that the round still holds. */
  readonly fromRound: bigint;
  readonly kind: TransferKind;
  readonly key: string;
  readonly payer?: Payer;
  /** The part that is not the player's cash, and its target account. */
  readonly bonus?: { readonly units: bigint; readonly to: AccountPath };
}

/** Who pays what the round does not hold. */
export type Payer = 'game' | 'promotions';

/** The round's own money pays first, the house pays the rest. `null` when nothing is to be paid. */
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

/** Moves the rest of a closed round to the house. `null` when it holds nothing. */
export function closingOf(round: RoundRow): Booking | null {
  if (round.held_units === 0n) return null;
  const move = {
    from: accounts.round(round.id),
    to: houseOf(round),
    amountUnits: round.held_units,
  };
  return bookingOf(round, { key: keyOfClosing(round.id), kind: 'round-close', moves: [move] });
}

/** Play money has a house account of its own. */
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
