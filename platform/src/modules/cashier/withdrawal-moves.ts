import { formatAmount, type WithdrawalState } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts, type Booking } from '../ledger/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { addStep } from './withdrawal-story.store.ts';
import {
  changeWithdrawal,
  type WithdrawalChange,
  type WithdrawalRow,
} from './withdrawals.store.ts';

/** Allowed next states of each state; any other change is refused before anything is written. */
const followers: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  held: ['approved', 'rejected', 'cancelled'],
  approved: ['sending', 'paid', 'failed'],
  sending: ['paid', 'failed'],
  paid: ['received', 'forced', 'disputed', 'returned'],
  forced: ['received', 'disputed', 'returned'],
  disputed: ['received', 'returned'],
  received: ['returned'],
  // Paid out after the funds were returned, and taken from the balance again.
  failed: ['received'],
  rejected: [],
  cancelled: [],
  returned: [],
};

export function mayMove({ state }: WithdrawalRow, to: WithdrawalState): boolean {
  return followers[state].includes(to);
}

/**
 * Changes the state of a locked withdrawal: its state, step, booking and live event are one commit. `false`,
 * with nothing written, if the member's balance is too low to take money back.
 */
export async function moveWithdrawal(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  uses: CashierUses,
  { withdrawal, to, change = {} }: Moving,
): Promise<WithdrawalRow | null> {
  if (!mayMove(withdrawal, to))
    throw new Error(`the withdrawal ${withdrawal.id} cannot go from ${withdrawal.state} to ${to}`);
  const booking = bookingOf(withdrawal, to);
  if (booking && !(await isBooked(tx, uses, booking))) return null;
  const moved = await changeWithdrawal(tx, withdrawal.id, { ...change, state: to });
  await addStep(tx, { id: moved.id, state: to, at: clock.now() });
  await announce(tx, uses, moved);
  return moved;
}

interface Moving {
  readonly withdrawal: WithdrawalRow;
  readonly to: WithdrawalState;
  readonly change?: Omit<WithdrawalChange, 'state'>;
}

export function announce(
  tx: Tx,
  { live }: CashierUses,
  { id, member_id, state, amount_units }: WithdrawalRow,
): Promise<void> {
  const amount = formatAmount(amount_units);
  return live.publish(tx, 'withdrawal.changed', { member: member_id }, { id, state, amount });
}

/** Holds the funds of a new withdrawal; `false` if the balance is too low. */
export function holdFunds(tx: Tx, uses: CashierUses, row: WithdrawalRow): Promise<boolean> {
  return isBooked(tx, uses, {
    ...bookingFor(row, 'hold', 'withdrawal'),
    moves: [
      {
        from: accounts.cash(row.member_id),
        to: accounts.withdrawal(row.id),
        amountUnits: row.amount_units,
      },
    ],
  });
}

/** The house bears a payment that was made after its funds were returned. */
export function writeOff(tx: Tx, uses: CashierUses, row: WithdrawalRow): Promise<boolean> {
  return isBooked(tx, uses, {
    ...bookingFor(row, 'write-off', 'withdrawal-paid'),
    moves: [
      {
        from: accounts.house('write-offs'),
        to: accounts.payouts(row.provider),
        amountUnits: row.amount_units - row.fee_units,
      },
    ],
  });
}

/** The booking of a state change; most changes book nothing. */
function bookingOf(row: WithdrawalRow, to: WithdrawalState): Booking | null {
  const cash = accounts.cash(row.member_id);
  const held = accounts.withdrawal(row.id);
  if (to === 'rejected' || to === 'cancelled' || to === 'failed') {
    const moves = [{ from: held, to: cash, amountUnits: row.amount_units }];
    return { ...bookingFor(row, 'release', 'withdrawal-return'), moves };
  }
  if (to === 'paid') return { ...bookingFor(row, 'pay', 'withdrawal-paid'), moves: out(row, held) };
  if (to === 'returned') {
    const moves = out(row, cash).map(({ from, to: house, amountUnits }) => ({
      from: house,
      to: from,
      amountUnits,
    }));
    return { ...bookingFor(row, 'return', 'withdrawal-return'), moves };
  }
  if (row.state === 'failed' && to === 'received')
    return { ...bookingFor(row, 'take-back', 'withdrawal'), moves: out(row, cash) };
  return null;
}

/** Moves that pay the payee and the fee, from the account that holds the money. */
function out(row: WithdrawalRow, from: Booking['moves'][number]['from']): Booking['moves'] {
  const paid = {
    from,
    to: accounts.payouts(row.provider),
    amountUnits: row.amount_units - row.fee_units,
  };
  if (row.fee_units === 0n) return [paid];
  return [paid, { from, to: accounts.house('fees'), amountUnits: row.fee_units }];
}

type Kind = 'withdrawal' | 'withdrawal-return' | 'withdrawal-paid';

function bookingFor(row: WithdrawalRow, what: string, kind: Kind): Omit<Booking, 'moves'> {
  return {
    key: `withdrawal:${row.id}:${what}`,
    kind,
    currency: row.currency,
    reference: row.id,
  };
}

async function isBooked(tx: Tx, { ledger }: CashierUses, booking: Booking): Promise<boolean> {
  const [booked] = await ledger.book(tx, [booking]);
  if (booked?.ok) return true;
  if (booked?.code === 'insufficient-funds') return false;
  throw new Error(`${booking.key} could not be booked: ${booked?.code}`);
}
