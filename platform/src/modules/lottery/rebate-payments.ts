import type { MemberId, TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts, type Ledger, type Move, type LedgerBatch } from '../ledger/index.ts';
import {
  addRebates,
  partsEarned,
  partsOfUnit,
  restsOf,
  setRests,
  type UnrebatedTicket,
} from './rebate.store.ts';
import { changeClaims } from './settlement.store.ts';

/** What an agent above earns from a ticket in total. */
export interface Share {
  readonly member_id: MemberId;
  /** Exact, in two-thousandths of a ledger unit. */
  readonly parts: bigint;
  /** The groups of the agent and of the next one below; `null` where the agent earns nothing any more. */
  readonly own_group: number | null;
  readonly below_group: number | null;
}

export interface EarnedRebate {
  readonly ticket: UnrebatedTicket;
  readonly shares: readonly Share[];
}

/** What one share earns more than before; negative when an earlier result earned too much. */
type Difference = Share & { readonly ticket: UnrebatedTicket };

/** Whole ledger units of what was earned and of the rest of earlier rebates. */
type PayableShare = Difference & { readonly amount_units: bigint };

interface SettledShare extends PayableShare {
  /** `null`: no whole unit was booked. */
  readonly transfer_id: TransferId | null;
  /** The part that could not be taken back. */
  readonly owed_units: bigint;
}

/**
 * Books what tickets earn for the agents above, minus what they earned before, in whole ledger units: the fraction of a
 * unit is kept for the member's next rebate, so that all rebates of a member add up exactly. Taking back never makes a
 * balance negative: what is missing becomes a debt that later lottery payouts pay. One transfer per share and result.
 */
export async function payRebates(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  ledger: Ledger,
  earned: readonly EarnedRebate[],
): Promise<void> {
  const differences = await differencesOf(tx, earned);
  if (differences.length === 0) return;
  const batch = await ledger.batch(tx, {
    accounts: differences.map(({ member_id }) => accounts.cash(member_id)),
    keys: differences.map(keyOf),
  });
  const settled = (await inWholeUnits(tx, differences)).map((share) => settle(batch, share));
  await batch.close();
  const earned_at = clock.now();
  await addRebates(
    tx,
    settled.map(({ ticket, parts, owed_units: _owed, ...share }) => ({
      ticket_id: ticket.id,
      currency: ticket.currency,
      result_version: ticket.result_version,
      ...share,
      earned_parts: parts,
      earned_at,
      stake_units: ticket.stake_units,
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

async function differencesOf(tx: Tx, earned: readonly EarnedRebate[]): Promise<Difference[]> {
  const before = await partsEarned(
    tx,
    earned.map(({ ticket }) => ticket.id),
  );
  return earned.flatMap(({ ticket, shares }) => {
    const left = new Map<MemberId, Share>(shares.map((share) => [share.member_id, share]));
    for (const { ticket_id, member_id, parts } of before) {
      if (ticket_id !== ticket.id) continue;
      const share = left.get(member_id) ?? { ...noShare, member_id };
      left.set(member_id, { ...share, parts: share.parts - parts });
    }
    return [...left.values()]
      .filter(({ parts }) => parts !== 0n)
      .map((share) => ({ ...share, ticket }));
  });
}

const noShare = { parts: 0n, own_group: null, below_group: null } as const;

/** Whole units of each share with the rest of the shares before it; stores what is left. */
async function inWholeUnits(
  tx: Tx,
  differences: readonly Difference[],
): Promise<readonly PayableShare[]> {
  const members = [...new Set(differences.map(({ member_id }) => member_id))];
  const rests = new Map((await restsOf(tx, members)).map((rest) => [keyOfRest(rest), rest]));
  const payable = differences.map((share) => {
    const { member_id, ticket } = share;
    const account = { member_id, currency: ticket.currency };
    const earned = share.parts + BigInt(rests.get(keyOfRest(account))?.parts ?? 0);
    // Rounded down below zero, too: a rest is never negative.
    const rest = ((earned % partsOfUnit) + partsOfUnit) % partsOfUnit;
    rests.set(keyOfRest(account), { ...account, parts: Number(rest) });
    return { ...share, amount_units: (earned - rest) / partsOfUnit };
  });
  await setRests(tx, [...rests.values()]);
  return payable;
}

const keyOfRest = ({ member_id, currency }: { member_id: MemberId; currency: string }) =>
  `${member_id} ${currency}`;

function settle(batch: LedgerBatch, share: PayableShare): SettledShare {
  const { ticket, member_id, amount_units } = share;
  if (amount_units === 0n) return { ...share, transfer_id: null, owed_units: 0n };
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
    key: keyOf(share),
    kind: 'rebate',
    currency: ticket.currency,
    reference: ticket.id,
    moves: moves.filter(({ amountUnits }) => amountUnits > 0n),
  });
  if (!booked.ok) throw new Error(`Rebate ${keyOf(share)} could not be booked`);
  return { ...share, transfer_id: booked.transfer, owed_units: back - taken };
}

function keyOf({ ticket, member_id }: Difference): string {
  return `rebate:${ticket.id}:${member_id}:${ticket.result_version}`;
}
