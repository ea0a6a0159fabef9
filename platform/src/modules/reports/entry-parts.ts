import { accounts, type PlayerEntry } from '../ledger/index.ts';
import { directionOf, measureOfKind, type Measure } from './measures.ts';

export interface EntryPart {
  readonly measure: Measure;
  readonly units: bigint;
}

const fees = accounts.house('fees');

/**
 * What an entry adds to the sums of its member. `feeUnits` is the fee of the deposit or withdrawal that the entry
 * is for: a deposit is credited without its fee, a withdrawal is held with it.
 */
export function partsOf(entry: PlayerEntry, feeUnits: bigint): readonly EntryPart[] {
  const { kind, amountUnits, otherPath } = entry;
  const measure = measureOfKind[kind];
  if (measure === null) throw new Error(`${kind} was booked on a player's account`);
  if (otherPath === fees) return [partOf('fee', amountUnits)];
  if (measure === 'deposit')
    return [partOf('deposit', amountUnits + feeUnits), partOf('fee', -feeUnits)];
  if (measure === 'withdrawal' && otherPath.startsWith('withdrawal:')) {
    const fee = amountUnits < 0n ? -feeUnits : feeUnits;
    return [partOf('withdrawal', amountUnits - fee), partOf('fee', fee)];
  }
  // Another result can also take back a stake that the first one refunded.
  if (kind === 'payout-reversal' && otherPath.startsWith('draw:'))
    return [partOf('refund', amountUnits)];
  return [partOf(measure, amountUnits)];
}

/** `amountUnits` is positive for money that came to the member. */
function partOf(measure: Measure, amountUnits: bigint): EntryPart {
  return { measure, units: amountUnits * directionOf[measure] };
}
