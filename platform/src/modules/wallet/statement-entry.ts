import { formatAmount, type EntryKind, type StatementEntry } from '@croupier/contracts';
import type { Entry, TransferKind } from '../ledger/index.ts';

/** An entry of a player's cash as its member and operators see it, with what its transfer moved on the bonus account. */
export function shownEntry(entry: Entry, bonusUnits = 0n): StatementEntry {
  return {
    transferId: entry.transfer,
    kind: shownKind(entry.kind),
    amount: formatAmount(entry.amountUnits),
    bonus: formatAmount(bonusUnits),
    balanceAfter: formatAmount(entry.balanceAfterUnits ?? 0n),
    reference: entry.reference,
    bookedAt: entry.bookedAt.toISOString(),
  };
}

/**
 * Some kinds never touch a player's account: closing a round or a draw, paying out held funds and settling
 * with a provider move money between house accounts only; correcting a bonus moves bonus money; points have an
 * account of their own.
 */
function shownKind(kind: TransferKind): EntryKind {
  if (
    kind === 'round-close' ||
    kind === 'jackpot-share' ||
    kind === 'bonus-adjustment' ||
    kind === 'draw-close' ||
    kind === 'draw-reopen' ||
    kind === 'withdrawal-paid' ||
    kind === 'transfer-settled' ||
    kind === 'points'
  )
    throw new Error(`${kind} was booked on a player's account`);
  return kind;
}
