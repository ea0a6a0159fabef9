import {
  formatAmount,
  type ContractSimulation,
  type ContractTerms,
  type MemberId,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import { periodAt, termsRefusal, type ContractPeriod } from '../agent-contracts/index.ts';
import type { Brand } from '../brands/index.ts';
import { figuresOf } from './figures.ts';
import { calculatePayout, type PayoutCalculation } from './calculate-payout.ts';
import { explanationOf } from './shown-payout.ts';

interface Scheme {
  readonly brand: Brand;
  readonly agent: MemberId;
  readonly terms: ContractTerms;
}

/** What terms would have paid for the last calendar month, from the roll-ups of real bets. Writes nothing. */
export async function simulate(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { brand, agent, terms }: Scheme,
): Promise<Outcome<ContractSimulation, 'not-found' | 'invalid-input'>> {
  const refusal = termsRefusal(terms);
  if (refusal) return refusal;
  const { timeZone } = brand.settings.profile;
  const { currency } = brand;
  const periods = periodsOfLastMonth(terms, timeZone, clock.now());
  const query = { agent: { id: agent, brand: brand.code }, currency, terms };
  const figures = await figuresOf(db.read, query, periods);
  if (!figures) return fail('not-found', { detail: 'This member is no agent.' });
  const rows: { period: ContractPeriod; calculation: PayoutCalculation }[] = [];
  let carry = 0n;
  for (const [index, period] of periods.entries()) {
    const ofPeriod = figures[index];
    if (!ofPeriod) continue;
    const calculation = calculatePayout(terms, ofPeriod, carry);
    carry = calculation.carriedOutUnits;
    rows.push({ period, calculation });
  }
  const sum = (of: (one: PayoutCalculation) => bigint) =>
    formatAmount(rows.reduce((all, { calculation }) => all + of(calculation), 0n));
  const [first, last] = [periods[0], periods.at(-1)];
  return done({
    currency,
    from: (first?.from ?? clock.now()).toISOString(),
    to: (last?.to ?? clock.now()).toISOString(),
    total: sum(({ amountUnits }) => amountUnits),
    turnover: sum(({ figures: { turnoverUnits } }) => turnoverUnits),
    rows: rows
      .filter(
        ({ calculation: { figures: of, sumUnits } }) => of.turnoverUnits !== 0n || sumUnits !== 0n,
      )
      .map(({ period, calculation }) => ({
        amount: formatAmount(calculation.amountUnits),
        explanation: explanationOf(calculation, {
          ...period,
          isDividend: terms.kind === 'dividend',
        }),
      })),
  });
}

/** The periods that end in the last calendar month. A real-time salary has the same sum by hour as by window. */
function periodsOfLastMonth(terms: ContractTerms, timeZone: string, now: Date): ContractPeriod[] {
  const month = dayIn(timeZone, now).slice(0, 7);
  const last = dayAfter(`${month}-01`, -1);
  const span = periodAt(
    { kind: 'dividend', period: 'month' },
    timeZone,
    new Date(periodAt({ kind: 'dividend', period: 'month' }, timeZone, now).from.getTime() - 1),
  );
  if (!span.days || span.days.last !== last) return [];
  const step = terms.kind === 'real-time' ? ({ kind: 'daily', period: null } as const) : terms;
  const periods: ContractPeriod[] = [];
  for (
    let period = periodAt(step, timeZone, span.from);
    period.to <= span.to;
    period = periodAt(step, timeZone, period.to)
  )
    periods.push(period);
  return periods;
}
