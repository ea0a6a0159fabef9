import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { dayAfter, instantIn, type Day } from '../../zoned-day.ts';
import { givenByType } from '../reports/index.ts';
import { judge } from './ladder.ts';
import { withoutLead } from './lead.ts';
import {
  changeLevel,
  followRebate,
  levelOf,
  rankedOf,
  vipReader,
  type RankedMember,
  type RankUses,
} from './rank.ts';
import { changesOf, grantedBetween, lockVip, saveVip } from './vip.store.ts';

/** The first day of the month of a day. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The first day of the month after a day. */
export const nextMonth = (day: Day): Day => monthOf(dayAfter(monthOf(day), 31));

/** Rank points of a month: from turnover and from grants. */
export async function monthUnits(
  reader: Parameters<typeof grantedBetween>[0],
  member: MemberId,
  month: Day,
): Promise<bigint> {
  const span = { member, from: month, to: dayAfter(nextMonth(month), -1) };
  const given = await givenByType(reader, { reader: vipReader, ...span });
  const granted = await grantedBetween(reader, span);
  return [...given.values()].reduce((sum, units) => sum + units, granted);
}

/** Checks whether a member kept the level in a month that is over; a month is checked once. */
export async function checkMonth(uses: RankUses, id: MemberId, month: Day): Promise<void> {
  const ranked = await rankedOf(uses, id);
  if (!ranked) return;
  await uses.core.db.transaction((tx) => checkIn(tx, uses, { ...ranked, month }));
}

async function checkIn(
  tx: Tx,
  uses: RankUses,
  checked: RankedMember & { readonly month: Day },
): Promise<void> {
  const { member, ladder, month } = checked;
  const row = await lockVip(tx, member.id);
  if (row.checkedMonth !== null && row.checkedMonth >= month) return;
  const level = await levelOf(tx, member.id);
  const isNew = row.checkedMonth === null || (await reachedSince(tx, checked));
  const units = await monthUnits(tx, member.id, month);
  const judged = judge(ladder, { level, units, isNew, missedMonths: row.missedMonths });
  const next = { ...row, missedMonths: judged.missedMonths, checkedMonth: month };
  const { brand } = checked;
  await followRebate(tx, uses, { id: member.id, brand, ladder, level: judged.level });
  if (judged.level === level) return saveVip(tx, member.id, next);
  const to = { from: level, to: judged.level, reason: 'not-kept' } as const;
  await changeLevel(tx, uses, { id: member.id, ...to });
  const source = `lost:${member.id}:${month}` as const;
  const lowered = { ...checked, level: judged.level, day: month, source };
  await saveVip(tx, member.id, await withoutLead(tx, uses, lowered, next));
}

/** Whether the level was reached or set in the month or after it: it is kept without being judged. */
async function reachedSince(
  tx: Tx,
  { member, brand, month }: RankedMember & { readonly month: Day },
): Promise<boolean> {
  const [latest] = await changesOf(tx, member.id);
  const { timeZone } = brand.settings.profile;
  return (
    latest !== undefined &&
    latest.reason !== 'not-kept' &&
    latest.changed_at >= instantIn(timeZone, month, '00:00')
  );
}
