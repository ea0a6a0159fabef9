import { accounts, type Move, type TransferKind } from '../ledger/index.ts';
import type { Desk } from './desk.ts';
import type { RoundRow } from './providers.store.ts';

interface Payment {
  readonly amountUnits: bigint;
  /** How much of it the round still holds. */
  readonly fromRound: bigint;
  readonly kind: TransferKind;
  readonly key: string;
}

/** Pays a round's player: what the round holds pays first, what it does not cover comes from the house. */
export async function payPlayer(
  desk: Desk,
  round: RoundRow,
  { amountUnits, fromRound, kind, key }: Payment,
): Promise<void> {
  const to = accounts.cash(round.member_id);
  const moves: readonly Move[] = [
    { from: accounts.round(round.id), to, amountUnits: fromRound },
    { from: accounts.gaming(desk.partner.id), to, amountUnits: amountUnits - fromRound },
  ].filter((move) => move.amountUnits > 0n);
  if (moves.length === 0) return;
  const [booked] = await desk.ledger.book(desk.tx, [
    { key, kind, currency: round.currency, reference: round.id, moves },
  ]);
  if (!booked?.ok) throw new Error(`${key} could not be booked: ${booked?.code}`);
}
