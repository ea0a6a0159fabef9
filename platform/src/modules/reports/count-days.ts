import type { GameCategory, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { gainsOf, type CountedDay, type Gain, type Rates } from './gains.ts';
import { dayBasesOf } from './turnover.store.ts';

type Reader = Db['read'] | Tx;

export interface Counting<Type extends string> {
  /** Name of the module that counts; each has its own counts. */
  readonly reader: string;
  readonly member: MemberId;
  readonly currency: string;
  /** Days before it stay as they are. */
  readonly from: Day;
  readonly rates: Rates<Type>;
  /** The type of a category, or of deposits (`null`); `null`: not counted. */
  typeOf(category: GameCategory | null): Type | null;
}

/**
 * Counts the turnover and deposits that a module has not counted yet, each exactly once. The caller holds a lock
 * of the member, so that two nodes do not count at the same time.
 */
export async function countDays<Type extends string>(
  tx: Tx,
  { reader, member, currency, from, rates, typeOf }: Counting<Type>,
): Promise<readonly Gain<Type>[]> {
  const bases = (await dayBasesOf(tx, { member, currency, from })).flatMap(
    ({ day, category, units }) => {
      const type = typeOf(category);
      return type === null ? [] : [{ day, type, units }];
    },
  );
  const gains = gainsOf(bases, await countedDays<Type>(tx, { reader, member, from }), rates);
  if (gains.length > 0) await saveCounts(tx, { reader, member }, gains);
  return gains;
}

interface CountedMember {
  readonly reader: string;
  readonly member: MemberId;
}

async function countedDays<Type extends string>(
  tx: Tx,
  { reader, member, from }: CountedMember & { readonly from: Day },
): Promise<readonly CountedDay<Type>[]> {
  const { rows } = await sql<CountedDay<Type>>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, type, base_units AS "baseUnits", given_units AS "givenUnits"
    FROM report_counted_day
    WHERE reader = ${reader} AND member_id = ${member} AND day >= ${from}::date`.execute(tx);
  return rows;
}

async function saveCounts(
  tx: Tx,
  { reader, member }: CountedMember,
  gains: readonly Gain<string>[],
): Promise<void> {
  await sql`INSERT INTO report_counted_day (reader, member_id, day, type, base_units, given_units)
    SELECT ${reader}, ${member}, day::date, type, base, given
    FROM unnest(${gains.map(({ day }) => day)}::text[], ${gains.map(({ type }) => type)}::text[],
      ${gains.map(({ baseUnits }) => baseUnits)}::bigint[],
      ${gains.map(({ givenUnits }) => givenUnits)}::bigint[]) AS gain (day, type, base, given)
    ON CONFLICT (reader, member_id, day, type)
    DO UPDATE SET base_units = excluded.base_units, given_units = excluded.given_units`.execute(tx);
}

/** What the days from one to another gave, by type; both are inclusive. */
export async function givenByType<Type extends string>(
  read: Reader,
  { reader, member, from, to }: CountedMember & { readonly from?: Day; readonly to?: Day },
): Promise<ReadonlyMap<Type, bigint>> {
  const { rows } = await sql<{ type: Type; units: bigint }>`
    SELECT type, sum(given_units)::bigint AS units FROM report_counted_day
    WHERE reader = ${reader} AND member_id = ${member}
      AND day >= coalesce(${from ?? null}::date, '-infinity') AND day <= coalesce(${to ?? null}::date, 'infinity')
    GROUP BY type`.execute(read);
  return new Map(rows.map(({ type, units }) => [type, units]));
}
