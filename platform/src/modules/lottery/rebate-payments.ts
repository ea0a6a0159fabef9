import type { MemberId, TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts, type Ledger, type Move, type LedgerBatch } from '../ledger/index.ts';
import { addRebates, rebatesPaid, type UnrebatedTicket } from './rebate.store.ts';
import { changeClaims } from './settlement.store.ts';

/** What an agent above earns from a ticket in total. */
export interface Share {
  readonly member_id: MemberId;
  readonly amount_units: bigint;
  /** The groups of the agent and of the next one below; `null` where the agent earns nothing any more. */
  readonly own_group: number | null;
  readonly below_group: number | null;
}

export interface Earned {
  readonly ticket: UnrebatedTicket;
  readonly shares: readonly Share[];
}

/** What is still to be booked for one share; negative when an earlier result paid too much. */
type Difference = Share & { readonly ticket: UnrebatedTicket };

interface SettledShare extends Difference {
  readonly transfer_id: TransferId;
  /** The part that could not be taken back. */
  readonly owed_units: bigint;
}

/**
 * Books what tickets earn for the agents above, minus what was booked before. Taking back never makes a
 * balance negative: the rest becomes a debt that later lottery payouts pay. One transfer per share and
 * result.
 */
export async function payRebates(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  ledger: Ledger,
  earned: readonly Earned[],
): Promise<void> {
  const differences = await differencesOf(tx, earned);
  if (differences.length === 0) return;
  const batch = await ledger.batch(tx, {
    accounts: differences.map(({ member_id }) => accounts.cash(member_id)),
    keys: differences.map(keyOf),
  });
  const settled = differences.map((difference) => settle(batch, difference));
  await batch.close();
  const earned_at = clock.now();
  await addRebates(
    tx,
    settled.map(({ ticket, member_id, amount_units, own_group, below_group, transfer_id }) => ({
      ticket_id: ticket.id,
      currency: ticket.currency,
      result_version: ticket.result_version,
      member_id,
      amount_units,
      transfer_id,
      earned_at,
      stake_units: ticket.stake_units,
      own_group,
      below_group,
    })),
  );
  await changeClaims(
    tx,
    settled
      .filter(({ owed_units }) => owed_units > 0n)
      .map(({ member_id, ticket: { currency }, owed_units }) => ({
        member_id,
        currency,
        owed_units,
      })),
  );
}

async function differencesOf(tx: Tx, earned: readonly Earned[]): Promise<Difference[]> {
  const paid = await rebatesPaid(
    tx,
    earned.map(({ ticket }) => ticket.id),
  );
  return earned.flatMap(({ ticket, shares }) => {
    const left = new Map<MemberId, Share>(shares.map((share) => [share.member_id, share]));
    for (const { ticket_id, member_id, amount_units } of paid) {
      if (ticket_id !== ticket.id) continue;
      const share = left.get(member_id) ?? { ...noShare, member_id };
      left.set(member_id, { ...share, amount_units: share.amount_units - amount_units });
    }
    return [...left.values()]
      .filter(({ amount_units }) => amount_units !== 0n)
      .map((share) => ({ ...share, ticket }));
  });
}

const noShare = { amount_units: 0n, own_group: null, below_group: null } as const;

function settle(batch: LedgerBatch, difference: Difference): SettledShare {
  const { ticket, member_id, amount_units } = difference;
  const cash = accounts.cash(member_id);
  const house = accounts.house('lottery');
  const back = amount_units < 0n ? -amount_units : 0n;
  const { balanceUnits } = batch.balance(cash);
  const taken = balanceUnits < back ? balanceUnits : back;
  const moves: Move[] = [
    { from: house, to: cash, amountUnits: amount_units },
    { from: cash, to: house, amountUnits: taken },
    { from: accounts.receivable(member_id), to: house, amountUnits: back - taken },
  ];
  const booked = batch.book({
    key: keyOf(difference),
    kind: 'rebate',
    currency: ticket.currency,
    reference: ticket.id,
    moves: moves.filter(({ amountUnits }) => amountUnits > 0n),
  });
  if (!booked.ok) throw new Error(`Rebate ${keyOf(difference)} could not be booked`);
  return { ...difference, transfer_id: booked.transfer, owed_units: back - taken };
}

function keyOf({ ticket, member_id }: Difference): string {
  return `rebate:${ticket.id}:${member_id}:${ticket.result_version}`;
}
