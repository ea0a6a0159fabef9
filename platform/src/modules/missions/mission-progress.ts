import {
  parseAmount,
  unitsPerCurrencyUnit,
  type MemberId,
  type MissionStep,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Day } from '../../zoned-day.ts';
import type { Reader } from './missions.store.ts';

/** A step of one member in one period. */
export interface StepQuery {
  readonly member: MemberId;
  readonly from: Day;
  readonly to: Day;
  readonly step: MissionStep;
}

interface SumsRow {
  readonly turnover: bigint;
  readonly bets: bigint;
  readonly win: bigint;
  readonly deposit: bigint;
  readonly visits: bigint;
}

/**
 * The progress of each step, in the order of the questions; counts as whole units of currency. The roll-ups
 * contain each booking once, with corrections, so that reading again gives the same result.
 */
export async function progressOf(
  reader: Reader,
  currency: string,
  queries: readonly StepQuery[],
): Promise<readonly bigint[]> {
  if (queries.length === 0) return [];
  const textOf = (read: (one: StepQuery) => string) => sql`${queries.map(read)}::text[]`;
  const columns = sql.join([
    textOf(({ member }) => member),
    textOf(({ from }) => from),
    textOf(({ to }) => to),
    textOf(({ step }) => step.category ?? ''),
    textOf(({ step }) => step.vendor ?? ''),
    textOf(({ step }) => step.game ?? ''),
  ]);
  const { rows } = await sql<SumsRow>`/* mission-progress */
    SELECT sums.*, (SELECT count(*) FROM member_visit AS visit
        WHERE visit.member_id = asked.member COLLATE "C"
          AND visit.day BETWEEN asked.first::date AND asked.last::date) AS visits
    FROM unnest(${columns}) WITH ORDINALITY AS asked (member, first, last, category, vendor, game, place)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(stake_units - refund_units), 0)::bigint AS turnover,
        coalesce(sum(bets), 0)::bigint AS bets, coalesce(sum(win_units), 0)::bigint AS win,
        coalesce(sum(deposit_units), 0)::bigint AS deposit
      FROM report_day
      WHERE member_id = asked.member COLLATE "C" AND currency = ${currency}
        AND day BETWEEN asked.first::date AND asked.last::date
        AND (asked.category = '' OR category = asked.category COLLATE "C")
        AND (asked.vendor = '' OR vendor = asked.vendor COLLATE "C")
        AND (asked.game = '' OR game = asked.game COLLATE "C")
    ) AS sums
    ORDER BY asked.place`.execute(reader);
  return queries.map(({ step }, index) => progressOfStep(step, rows[index]));
}

const countUnits = unitsPerCurrencyUnit;

function progressOfStep({ measure, stake }: MissionStep, sums: SumsRow | undefined): bigint {
  if (!sums) return 0n;
  if (measure === 'visits') return sums.visits * countUnits;
  if (measure !== 'bets') return atLeastZero(sums[measure]);
  const smallest = stake === undefined ? null : parseAmount(stake);
  const paid = smallest ? atLeastZero(sums.turnover) / smallest : sums.bets;
  // Bets that came back left no turnover.
  const counted = sums.turnover > 0n ? sums.bets : 0n;
  return (paid < counted ? paid : counted) * countUnits;
}

const atLeastZero = (units: bigint) => (units > 0n ? units : 0n);

export const targetOf = ({ target }: MissionStep): bigint => parseAmount(target) ?? 0n;
