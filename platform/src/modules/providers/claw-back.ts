import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import {
  accounts,
  type AccountPath,
  type Ledger,
  type Move,
  type LedgerBatch,
} from '../ledger/index.ts';
import { addDebt, lockDebt, meetDebt } from './adjusts.store.ts';

interface Settlement {
  readonly key: string;
  readonly member: MemberId;
  readonly currency: string;
  readonly reference: string;
}

export interface ClawBack extends Settlement {
  /** What the player receives first. */
  readonly refund: readonly Move[];
  /** Money that an earlier correction had taken and that is returned: it pays a debt first. */
  readonly restitution?: { readonly from: AccountPath; readonly units: bigint };
  /** The amounts to take back and their target accounts. */
  readonly reversedAmounts: readonly ReversedAmount[];
}

interface ReversedAmount {
  readonly to: AccountPath;
  readonly units: bigint;
  /** The part that was bonus money: it is taken from the bonus first. */
  readonly bonusUnits?: bigint;
}

interface ReversalContext {
  readonly tx: Tx;
  readonly ledger: Ledger;
}

/**
 * Takes money back from a player: as far as possible from the accounts, the rest becomes a debt. Returns the
 * debt, in units.
 */
export async function clawBack(
  { tx, ledger }: ReversalContext,
  { refund, restitution, reversedAmounts, ...settlement }: ClawBack,
): Promise<bigint> {
  const { key, member, currency, reference } = settlement;
  const cash = accounts.cash(member);
  const bonus = accounts.bonus(member);
  const batch = await ledger.batch(tx, {
    accounts: [cash, bonus],
    keys: [key, givenKey(key), `${key}:taken`],
  });
  const about = { currency, reference };
  if (refund.length > 0)
    expectBooked(batch.book({ ...about, key, kind: 'game-rollback', moves: refund }), key);
  if (restitution)
    await giveAt({ tx, batch }, { ...settlement, ...restitution, key: givenKey(key) });
  const takeCash = takerOf(batch.balance(cash).balanceUnits);
  const takeBonus = takerOf(batch.balance(bonus).balanceUnits);
  let owed = 0n;
  const moves = reversedAmounts.flatMap(({ to, units, bonusUnits = 0n }): Move[] => {
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
    expectBooked(
      batch.book({ ...about, key: `${key}:taken`, kind: 'payout-reversal', moves }),
      key,
    );
  await batch.close();
  if (owed > 0n) await addDebt(tx, { member, currency, units: owed });
  return owed;
}

interface Gift extends Settlement {
  readonly from: AccountPath;
  readonly units: bigint;
}

/** Credits a player by a correction. The player's debt is paid first: returns that part, in units. */
export async function give({ tx, ledger }: ReversalContext, gift: Gift): Promise<bigint> {
  const cash = accounts.cash(gift.member);
  const batch = await ledger.batch(tx, { accounts: [cash], keys: [gift.key] });
  const met = await giveAt({ tx, batch }, gift);
  await batch.close();
  return met;
}

/** In every transaction the debt is locked after the account. */
async function giveAt(
  { tx, batch }: { readonly tx: Tx; readonly batch: LedgerBatch },
  { key, member, currency, reference, from, units }: Gift,
): Promise<bigint> {
  const owed = await lockDebt(tx, { member, currency });
  const met = units < owed ? units : owed;
  const moves: readonly Move[] = [
    { from, to: accounts.receivable(member), amountUnits: met },
    { from, to: accounts.cash(member), amountUnits: units - met },
  ].filter(({ amountUnits }) => amountUnits > 0n);
  if (moves.length > 0)
    expectBooked(batch.book({ key, kind: 'game-win', currency, reference, moves }), key);
  if (met > 0n) await meetDebt(tx, { member, currency, units: met });
  return met;
}

const givenKey = (key: string) => `${key}:given`;

/** Takes the requested amounts while money is left. */
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
