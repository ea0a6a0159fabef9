import { contractKinds, flagOfContract, type ContractKind } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { periodAt, type ContractPeriod } from '../agent-contracts/index.ts';
import type { Brand } from '../brands/index.ts';
import type { Reports } from '../reports/index.ts';
import { figuresOf } from './figures.ts';
import type { PayUses } from './pay.ts';
import { calculatePayout } from './calculate-payout.ts';
import {
  carryOfReplaced,
  contractsToSettle,
  lockSettlement,
  writeSettlement,
  type SettledContract,
} from './settlement.store.ts';
import { writePayouts, type BrandMoney } from './write-payouts.ts';

export interface SettleUses extends PayUses {
  readonly reports: Pick<Reports, 'catchUpAll'>;
  moneyOf(brand: Brand): Promise<BrandMoney>;
}

/** Bookings of slow transactions are in the roll-up by then. */
const graceMs = 60_000;
/** Salaries of a period are computed before its dividend, which subtracts them. */
const dividendGraceMs = 15 * 60_000;
const hourMs = 3_600_000;

const graceOf = (kind: ContractKind) => (kind === 'dividend' ? dividendGraceMs : graceMs);

/** Whether the period is over, and belongs to the contract. */
const isDue = ({ kind, ends_at: endsAt }: SettledContract, { to }: ContractPeriod, now: Date) =>
  to.getTime() + graceOf(kind) <= now.getTime() && (endsAt === null || to <= endsAt);

/** Settles dividends, daily and hourly salaries of a brand: each closed period of each contract once, in order. */
export async function settlePeriods(core: Core, uses: SettleUses, brand: Brand): Promise<void> {
  const { db, clock } = core;
  const { timeZone } = brand.settings.profile;
  const kinds = contractKinds.filter(
    (kind) => kind !== 'real-time' && brand.flags.includes(flagOfContract[kind]),
  );
  const until = new Date(clock.now().getTime() - hourMs);
  const contracts = await contractsToSettle(db.read, { brand: brand.code, kinds, until });
  const due = contracts.filter((contract) => {
    const period = nextPeriod(contract, timeZone);
    return isDue(contract, period, clock.now()) || isOver(contract, period);
  });
  if (due.length === 0) return;
  await uses.reports.catchUpAll();
  const money = await uses.moneyOf(brand);
  // Salaries come before the dividend of the same period.
  const inOrder = [...due].toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const { id } of inOrder) {
    let isMore = true;
    while (isMore)
      isMore = await db.transaction(async (tx) => {
        const contract = await lockSettlement(tx, id);
        return contract ? settleNext(tx, core, uses, { contract, timeZone, money }) : false;
      });
  }
}

const rankOf = ({ kind }: SettledContract) => (kind === 'dividend' ? 1 : 0);

const nextPeriod = (contract: SettledContract, timeZone: string): ContractPeriod =>
  periodAt(contract.terms, timeZone, contract.settled_until ?? contract.starts_at);

/** The contract ended before the period did: nothing is left to settle. */
const isOver = (
  { ends_at: endsAt, is_closed: isClosed }: SettledContract,
  { to }: ContractPeriod,
) => !isClosed && endsAt !== null && to > endsAt;

interface Step {
  readonly contract: SettledContract;
  readonly timeZone: string;
  readonly money: BrandMoney;
}

/** Settles the next period of a locked contract; `false`: none is due. */
async function settleNext(
  tx: Tx,
  core: Pick<Core, 'clock' | 'ids'>,
  uses: PayUses,
  { contract, timeZone, money }: Step,
): Promise<boolean> {
  if (contract.is_closed) return false;
  const period = nextPeriod(contract, timeZone);
  if (isOver(contract, period)) {
    await writeSettlement(tx, contract.id, { is_closed: true });
    return false;
  }
  if (!isDue(contract, period, core.clock.now())) return false;
  const carriedIn = await carriedInto(tx, contract);
  if (carriedIn === null) return false;
  const { agent_id: id, brand, terms } = contract;
  const query = { agent: { id, brand }, currency: money.currency, terms };
  const [figures] = (await figuresOf(tx, query, [period])) ?? [];
  // A member who is no agent any more has no team; the contract ends with the next upkeep.
  if (!figures) return false;
  const calculation = calculatePayout(terms, figures, carriedIn);
  const isEmpty = figures.turnoverUnits === 0n && calculation.sumUnits === 0n;
  if (!isEmpty)
    await writePayouts(tx, core, uses, { calculated: [{ contract, period, calculation }], money });
  await writeSettlement(tx, contract.id, {
    settled_until: period.to,
    carry_units: calculation.carriedOutUnits,
  });
  return true;
}

/** The negative rest of the period before, also of the contract before; `null`: that one is not settled yet. */
async function carriedInto(tx: Tx, contract: SettledContract): Promise<bigint | null> {
  const { settled_until: settledUntil, replaces_id: before, carry_units: carry } = contract;
  if (settledUntil !== null || before === null) return carry;
  const rest = await carryOfReplaced(tx, before);
  return rest !== null && contract.terms.losses === 'reset' ? 0n : rest;
}
