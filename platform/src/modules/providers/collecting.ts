import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { accounts, type AccountPath, type Ledger, type Move } from '../ledger/index.ts';
import { addDebt } from './adjusts.store.ts';

export interface Collection {
  readonly key: string;
  readonly member: MemberId;
  readonly currency: string;
  readonly reference: string;
  /** What the player gets first. */
  readonly refund: readonly Move[];
  /** What is taken back, and where it goes. */
  readonly takings: readonly Taking[];
}

interface Taking {
  readonly to: AccountPath;
  readonly units: bigint;
  /** What of it had come as bonus money: that is taken from the bonus first. */
  readonly bonusUnits?: bigint;
}

/**
 * Takes from a player what came to them by mistake: as far as the money is there from the accounts, the rest as
 * a debt. Gives the debt, in units.
 */
export async function collect(
  { tx, ledger }: { readonly tx: Tx; readonly ledger: Ledger },
  { key, member, currency, reference, refund, takings }: Collection,
): Promise<bigint> {
  const cash = accounts.cash(member);
  const bonus = accounts.bonus(member);
  const till = await ledger.till(tx, { accounts: [cash, bonus], keys: [key, `${key}:taken`] });
  const about = { currency, reference };
  if (refund.length > 0)
    expectBooked(till.book({ ...about, key, kind: 'game-rollback', moves: refund }), key);
  const takeCash = takerOf(till.balance(cash).balanceUnits);
  const takeBonus = takerOf(till.balance(bonus).balanceUnits);
  let owed = 0n;
  const moves = takings.flatMap(({ to, units, bonusUnits = 0n }): Move[] => {
    const ofBonus = takeBonus(bonusUnits);
    const ofCash = takeCash(units - ofBonus);
    owed += units - ofBonus - ofCash;
    return [
      { from: bonus, to, amountUnits: ofBonus },
      { from: cash, to, amountUnits: ofCash },
      { from: accounts.receivable(member), to, amountUnits: units - ofBonus - ofCash },
    ].filter(({ amountUnits }) => amountUnits > 0n);
  });
  if (moves.length > 0)
    expectBooked(till.book({ ...about, key: `${key}:taken`, kind: 'payout-reversal', moves }), key);
  await till.close();
  if (owed > 0n) await addDebt(tx, { member, currency, units: owed });
  return owed;
}

/** Takes what is asked for as long as something is left. */
function takerOf(available: bigint): (units: bigint) => bigint {
  let left = available;
  return (units) => {
    const taken = units < left ? units : left;
    left -= taken;
    return taken;
  };
}

function expectBooked(booked: { readonly ok: boolean }, key: string): void {
  if (!booked.ok) throw new Error(`${key} could not be booked`);
}
