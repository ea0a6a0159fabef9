import { formatAmount, type MemberId, type TurnoverDue } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { DepositRow } from './deposits.store.ts';
import { insertTurnover, openTurnovers } from './turnovers.store.ts';

type Books = Pick<Ledger, 'balance' | 'stakedBetween'>;

export interface Due {
  readonly requiredUnits: bigint;
  readonly leftUnits: bigint;
}

interface TurnoverRequirement extends Pick<Due, 'requiredUnits'> {
  /** What was staked after this deposit and before the next one. */
  readonly stakedUnits: bigint;
}

/**
 * What is left to stake after deposits in their order. Stakes count for what is due when they are made: what was staked
 * beyond it does not count for a later deposit. If no money is left, the next deposit starts a new count.
 */
export function dueAfter(deposits: readonly TurnoverRequirement[]): Due {
  return deposits.reduce<Due>(
    (due, { requiredUnits, stakedUnits }) => {
      const asked = due.leftUnits + requiredUnits;
      const left = asked - (stakedUnits > 0n ? stakedUnits : 0n);
      if (left <= 0n) return { requiredUnits: 0n, leftUnits: 0n };
      return { requiredUnits: due.requiredUnits + requiredUnits, leftUnits: left };
    },
    { requiredUnits: 0n, leftUnits: 0n },
  );
}

/** What a member must stake before money can leave. */
export async function turnoverOf(
  read: Db['read'] | Tx,
  ledger: Books,
  member: MemberId,
  tx?: Tx,
): Promise<Due> {
  const rows = await openTurnovers(read, member);
  const versions = rows.map(({ cash_version }) => cash_version);
  const staked = await ledger.stakedBetween(accounts.cash(member), versions, tx);
  return dueAfter(
    rows.map(({ required_units }, at) => ({
      requiredUnits: required_units,
      stakedUnits: staked[at] ?? 0n,
    })),
  );
}

export function shownDue({ requiredUnits, leftUnits }: Due): TurnoverDue | null {
  if (leftUnits === 0n) return null;
  return { required: formatAmount(requiredUnits), left: formatAmount(leftUnits) };
}

/** Writes down what a deposit asks for, in the transaction that credits it. */
export async function askTurnover(
  tx: Tx,
  ledger: Books,
  deposit: DepositRow,
  creditedUnits: bigint,
): Promise<void> {
  const requiredUnits = (creditedUnits * BigInt(deposit.turnover_percent)) / 100n;
  if (requiredUnits <= 0n) return;
  const { version } = await ledger.balance(accounts.cash(deposit.member_id), tx);
  await insertTurnover(tx, {
    deposit_id: deposit.id,
    member_id: deposit.member_id,
    required_units: requiredUnits,
    cash_version: BigInt(version),
    closed_at: null,
  });
}
