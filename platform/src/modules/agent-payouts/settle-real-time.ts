import { flagOfContract } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { windowMs } from '../agent-contracts/index.ts';
import type { Brand } from '../brands/index.ts';
import { turnoverBetween } from '../reports/index.ts';
import type { PayUses } from './pay.ts';
import { basisPointsInOne, type PayoutCalculation } from './calculate-payout.ts';
import type { SettleUses } from './settle-periods.ts';
import {
  clearPending,
  countTurnover,
  cutHours,
  isCounted,
  lastCount,
  lockCount,
  lockPending,
  passPendingOn,
  setCount,
  type PartOfHour,
} from './real-time.store.ts';
import type { SettledContract } from './settlement.store.ts';
import { writePayouts, type BrandMoney, type CalculatedPeriod } from './write-payouts.ts';

const atOnce = 500;
/** Older hours have no new bookings: no transaction is open for so long. */
const lookBackMs = 2 * 3_600_000;

/**
 * Counts and pays the real-time salary of a brand. The count moves a watermark over the turnover by member and hour:
 * whatever the clock says, each unit of turnover is counted in exactly one run, with the rest of a late run.
 */
export async function settleRealTime(core: Core, uses: SettleUses, brand: Brand): Promise<void> {
  const { db, clock } = core;
  const tick = new Date(Math.floor(clock.now().getTime() / windowMs) * windowMs);
  const isOn = brand.flags.includes(flagOfContract['real-time']);
  // What an interrupted run counted is paid before the next count.
  if (isOn) await payAll(core, uses, brand);
  if (await isCounted(db.read, brand.code, tick)) return;
  await uses.reports.catchUpAll();
  await db.transaction((tx) => count(tx, { brand: brand.code, tick, isOn, now: clock.now() }));
  if (isOn) await payAll(core, uses, brand);
}

async function payAll(core: Core, uses: SettleUses, brand: Brand): Promise<void> {
  const money = await uses.moneyOf(brand);
  let isMore = true;
  while (isMore)
    isMore = await core.db.transaction((tx) =>
      payPending(tx, core, uses, { brand: brand.code, money }),
    );
}

interface Count {
  readonly brand: string;
  readonly tick: Date;
  readonly isOn: boolean;
  readonly now: Date;
}

/** The first count of a brand credits no contract. */
async function count(tx: Tx, { brand, tick, isOn, now }: Count): Promise<void> {
  const last = await lockCount(tx, brand);
  if (last !== null && last >= tick) return;
  const from = new Date((last ?? tick).getTime() - lookBackMs);
  const parts = isOn && last !== null ? await partsOfHours(tx, { brand, last, now }) : [];
  await countTurnover(tx, { brand, from, last: isOn ? last : null, parts });
  if (last !== null) await passPendingOn(tx, brand, last);
  await setCount(tx, brand, tick);
}

/** The turnover of hours in which a contract began or ended, before it did. */
async function partsOfHours(
  tx: Tx,
  span: { readonly brand: string; readonly last: Date; readonly now: Date },
): Promise<readonly PartOfHour[]> {
  const cuts = await cutHours(tx, span);
  const parts: PartOfHour[] = [];
  for (const { hour, at, members } of cuts) {
    const booked = await turnoverBetween(tx, members, { from: hour, to: at });
    parts.push(...booked.map((one) => ({ ...one, hour, at })));
  }
  return parts;
}

interface Batch {
  readonly brand: string;
  readonly money: BrandMoney;
}

/** Pays the next contracts with pending turnover; `false`: none is left. */
async function payPending(
  tx: Tx,
  core: Pick<Core, 'clock' | 'ids'>,
  uses: PayUses,
  { brand, money }: Batch,
): Promise<boolean> {
  const tick = await lastCount(tx, brand);
  if (!tick) return false;
  const contracts = await lockPending(tx, brand, atOnce);
  if (contracts.length === 0) return false;
  const steps = contracts.map((contract) => {
    const { basisPoints = 0 } = contract.terms.tiers[0] ?? {};
    const earned = contract.pending_units * BigInt(basisPoints) + BigInt(contract.rest);
    const calculation = windowCalculation(contract, basisPoints, earned / basisPointsInOne);
    const period = { from: contract.settled_until ?? contract.starts_at, to: tick };
    return { contract, period, calculation, rest: Number(earned % basisPointsInOne) };
  });
  const calculated: readonly CalculatedPeriod[] = steps;
  await writePayouts(tx, core, uses, { calculated, money });
  await clearPending(
    tx,
    steps.map(({ contract, rest }) => ({ contract: contract.id, rest, until: tick })),
  );
  return contracts.length === atOnce;
}

function windowCalculation(
  { pending_units: turnoverUnits }: SettledContract,
  basisPoints: number,
  amountUnits: bigint,
): PayoutCalculation {
  const none = { winUnits: 0n, rebateUnits: 0n, bonusUnits: 0n, salaryUnits: 0n, validMembers: 0 };
  return {
    figures: { ...none, turnoverUnits, lateTurnoverUnits: 0n, lateWinUnits: 0n },
    carriedInUnits: 0n,
    carriedOutUnits: 0n,
    sumUnits: turnoverUnits,
    baseUnits: turnoverUnits,
    tier: 1,
    basisPoints,
    amountUnits,
    reason: null,
  };
}
