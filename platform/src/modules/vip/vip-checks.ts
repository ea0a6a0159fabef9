import type { VipLadderDraft } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { dayAfter, dayIn, type Day } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import type { Reports } from '../reports/index.ts';
import { checkMonth, monthOf } from './month-check.ts';
import { progress, type RankUses } from './rank.ts';
import { giveBirthdayGifts } from './vip-gifts.ts';
import { isRunDone, lastRunOf, recordRun, uncheckedMembers } from './vip.store.ts';

interface CheckUses {
  readonly core: Core;
  readonly ranking: RankUses;
  readonly reports: Pick<Reports, 'catchUpAll'>;
}

const checkedAtOnce = 200;
const daysAtMost = 31;

/** Checks the levels of the month that is over, and gives the gifts of the day, once for a brand. */
export async function checkBrand(
  uses: CheckUses,
  brand: Brand,
  ladder: VipLadderDraft,
): Promise<void> {
  const { core, ranking } = uses;
  const { db, clock } = core;
  const today = dayIn(brand.settings.profile.timeZone, clock.now());
  await checkMonths(uses, brand, monthOf(dayAfter(monthOf(today), -1)));
  const gifts = { brand: brand.code, kind: 'birthdays' };
  for (const day of daysAfter(await lastRunOf(db.read, gifts), today)) {
    await giveBirthdayGifts(ranking, { brand, ladder, day });
    await recordRun(db.read, { ...gifts, day, at: clock.now() });
  }
}

/** The days since the last run up to today: a pause of the job loses no birthday. The first run does today alone. */
function daysAfter(last: Day | null, today: Day): readonly Day[] {
  const days: Day[] = [];
  const first = last === null ? today : dayAfter(last, 1);
  for (let day = today; day >= first && days.length < daysAtMost; day = dayAfter(day, -1))
    days.unshift(day);
  return days;
}

async function checkMonths(
  { core: { db, clock }, ranking, reports }: CheckUses,
  { code: brand }: Brand,
  month: string,
): Promise<void> {
  const run = { brand, kind: 'month', day: month };
  if (await isRunDone(db.read, run)) return;
  // A month is judged only when every booking of it was counted.
  await reports.catchUpAll();
  for (let after = ''; ;) {
    const query = { brand, month, after, limit: checkedAtOnce };
    const members = await uncheckedMembers(db.read, query);
    for (const id of members) {
      await progress(ranking, id);
      await checkMonth(ranking, id, month);
    }
    after = members.at(-1) ?? '';
    if (members.length < checkedAtOnce) break;
  }
  await recordRun(db.read, { ...run, at: clock.now() });
}
