import { formatAmount, type MemberId, type PlayerRank } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import { monthOf, monthUnits, nextMonth } from './month-check.ts';
import { changesOf, totalOf, vipOf } from './vip.store.ts';

/** A member's place on the ladder. */
export async function playerRank(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  id: MemberId,
  brand: Brand,
): Promise<PlayerRank> {
  const today = dayIn(brand.settings.profile.timeZone, clock.now());
  const [row, month, changes, level] = await Promise.all([
    vipOf(db.read, id),
    monthUnits(db.read, id, monthOf(today)),
    changesOf(db.read, id),
    currentLevel({ db }, id),
  ]);
  return {
    level,
    rankPoints: formatAmount(totalOf(row)),
    monthPoints: formatAmount(month),
    checkedOn: nextMonth(today),
    missedMonths: row.missedMonths,
    changes: changes.map(({ from_level, to_level, reason, changed_at }) => ({
      from: from_level,
      to: to_level,
      reason,
      at: changed_at.toISOString(),
    })),
  };
}

export async function currentLevel({ db }: Pick<Core, 'db'>, id: MemberId): Promise<number> {
  const row = await db.read
    .selectFrom('members')
    .select('rank_level')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.rank_level ?? 0;
}
