import { parseAmount, type ContractTerms, type MemberId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import type { ContractPeriod } from '../agent-contracts/index.ts';
import { idsBelow, scopeOf } from '../agents/index.ts';
import { hoursOfTeam, periodsOfTeam } from '../reports/index.ts';
import { salariesOf } from './payouts.store.ts';
import type { TeamFigures } from './calculate-payout.ts';

export interface FiguresQuery {
  readonly agent: { readonly id: MemberId; readonly brand: string };
  readonly currency: string;
  readonly terms: ContractTerms;
}

const nothing = { winUnits: 0n, rebateUnits: 0n, bonusUnits: 0n, salaryUnits: 0n };

/** What the team below an agent did in each of the periods, from the roll-ups; `null`: the member is no agent. */
export async function figuresOf(
  reader: Db['read'] | Tx,
  { agent, currency, terms }: FiguresQuery,
  periods: readonly ContractPeriod[],
): Promise<readonly TeamFigures[] | null> {
  const scope = await scopeOf(reader, agent);
  if (!scope) return null;
  const validUnits = parseAmount(terms.validTurnover) ?? 0n;
  const filter = { members: idsBelow(scope), currency, validUnits };
  const hours = await hoursOfTeam(reader, filter, periods);
  const spans = periods.flatMap(({ days }) => (days ? [{ from: days.first, to: days.last }] : []));
  const days = spans.length === 0 ? [] : await periodsOfTeam(reader, filter, spans);
  const figures: TeamFigures[] = [];
  for (const [index, period] of periods.entries()) {
    const [ofHours, ofDays] = [hours[index], days[index]];
    if (!ofHours) throw new Error('the roll-up has no answer for a period');
    const salaryUnits = terms.kind === 'dividend' ? await salariesOf(reader, agent.id, period) : 0n;
    figures.push({ ...nothing, ...ofHours, ...ofDays, salaryUnits });
  }
  return figures;
}
