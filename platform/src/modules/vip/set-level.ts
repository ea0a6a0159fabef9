import { formatAmount, type MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { dayIn } from '../../zoned-day.ts';
import { withoutLead } from './lead.ts';
import { changeLevel, followRebate, levelOf, rankedOf, type RankUses } from './rank.ts';
import { lockVip, saveVip, totalOf } from './vip.store.ts';

interface SetLevel {
  readonly member: MemberId;
  readonly level: number;
}

/** An operator sets the level of a member, also in a brand without a ladder. Answers the level before. */
export async function setLevel(
  tx: Tx,
  uses: RankUses,
  { member: id, level }: SetLevel,
): Promise<number> {
  const { core, live } = uses;
  const row = await lockVip(tx, id);
  const before = await levelOf(tx, id);
  if (before === level) return before;
  await changeLevel(tx, uses, { id, from: before, to: level, reason: 'operator' });
  const ranked = await rankedOf(uses, id);
  if (!ranked) return before;
  const { brand, ladder } = ranked;
  await followRebate(tx, uses, { id, brand, ladder, level });
  const day = dayIn(brand.settings.profile.timeZone, core.clock.now());
  const source = `lost:${core.ids.next('vgr')}` as const;
  const next =
    level < before ? await withoutLead(tx, uses, { ...ranked, level, day, source }, row) : row;
  await saveVip(tx, id, next);
  await live.publish(
    tx,
    'rank.changed',
    { member: id },
    { level, rankPoints: formatAmount(totalOf(next)) },
  );
  return before;
}
