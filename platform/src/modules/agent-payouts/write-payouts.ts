import type { TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { bookPayouts, type PayUses } from './pay.ts';
import { addPayouts, type PayoutRow } from './payouts.store.ts';
import type { PayoutCalculation } from './calculate-payout.ts';
import type { SettledContract } from './settlement.store.ts';
import { explanationOf } from './shown-payout.ts';

/** A period of a contract that was calculated. */
export interface CalculatedPeriod {
  readonly contract: SettledContract;
  readonly period: { readonly from: Date; readonly to: Date };
  readonly calculation: PayoutCalculation;
}

export interface BrandMoney {
  readonly currency: string;
  /** Payouts of the house above this amount need two operators; `null`: no limit. */
  readonly twoPersonUnits: bigint | null;
}

/** Writes payouts with their explanations, and pays those that are not held. The caller holds the settlements. */
export async function writePayouts(
  tx: Tx,
  core: Pick<Core, 'clock' | 'ids'>,
  uses: PayUses,
  { calculated, money }: { calculated: readonly CalculatedPeriod[]; money: BrandMoney },
): Promise<void> {
  const rows = calculated.map((one) => rowOf(one, core, money));
  const payable = rows.filter(({ state }) => state === 'waiting');
  const transfers = await bookPayouts(tx, uses, payable);
  const paid = new Map(payable.map(({ id }, index) => [id, transfers[index] ?? null]));
  await addPayouts(
    tx,
    rows.map((row) => paidRow(row, paid.get(row.id) ?? null)),
  );
}

const paidRow = (row: PayoutRow, transfer: TransferId | null): PayoutRow =>
  transfer === null
    ? row
    : { ...row, state: 'paid', transfer_id: transfer, paid_at: row.computed_at };

function rowOf(
  { contract, period, calculation }: CalculatedPeriod,
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  money: BrandMoney,
): PayoutRow {
  const { from, to } = period;
  const isDividend = contract.kind === 'dividend';
  return {
    id: ids.next('agp'),
    contract_id: contract.id,
    period_key: to.toISOString(),
    brand: contract.brand,
    kind: contract.kind,
    version: contract.version,
    upline_id: contract.upline_id,
    agent_id: contract.agent_id,
    currency: money.currency,
    period_from: from,
    period_to: to,
    amount_units: calculation.amountUnits,
    state: stateOf(contract, calculation.amountUnits, money),
    explanation: explanationOf(calculation, { from, to, isDividend }),
    computed_at: clock.now(),
    paid_at: null,
    transfer_id: null,
    release_operator_id: null,
    release_operator: null,
    note: '',
  };
}

function stateOf(
  { upline_id: upline, is_held: isHeld, agent_status: status }: SettledContract,
  amountUnits: bigint,
  { twoPersonUnits }: BrandMoney,
): PayoutRow['state'] {
  if (amountUnits === 0n) return 'nothing';
  const isLarge = upline === null && twoPersonUnits !== null && amountUnits > twoPersonUnits;
  return isHeld || isLarge || status !== 'active' ? 'held' : 'waiting';
}
