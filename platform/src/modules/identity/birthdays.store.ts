import { trialType, type MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { dayAfter, type Day } from '../../zoned-day.ts';

/** The index `member_details_by_birthday` has the same expression. */
const dayOfYear = sql`CASE WHEN answers ->> 'birthday' ~ '^[0-9]{4}-' THEN substr(answers ->> 'birthday', 6, 5)
  ELSE substr(answers ->> 'birthday', 1, 5) END`;

/** Active members of a brand who stated that they were born on this day of the year, with their ranks. */
export async function bornOn(
  reader: Db['read'] | Tx,
  brand: string,
  day: Day,
): Promise<readonly { readonly id: MemberId; readonly rankLevel: number }[]> {
  const { rows } = await sql<{ id: MemberId; rankLevel: number }>`/* born-on */
    SELECT members.id, rank_level AS "rankLevel"
    FROM member_details AS details JOIN members ON members.id = details.member_id
    WHERE details.brand = ${brand} AND answers ? 'birthday'
      AND ${dayOfYear} = ANY(${birthdaysAt(day)}::text[])
      AND members.status = 'active' AND members.type <> ${trialType}
    ORDER BY members.id`.execute(reader);
  return rows;
}

/** In a year without 29 February, who was born on that day has the birthday on the day before. */
function birthdaysAt(day: Day): readonly string[] {
  const own = day.slice(5);
  return own === '02-28' && dayAfter(day, 1).slice(5) === '03-01' ? [own, '02-29'] : [own];
}
