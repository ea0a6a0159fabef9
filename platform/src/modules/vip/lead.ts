import { unitsPerCurrencyUnit } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { ruleOf } from './ladder.ts';
import type { RankedMember, RankUses } from './rank.ts';
import { addGrant, totalOf, type VipMember } from './vip.store.ts';

interface LoweredRank extends RankedMember {
  readonly level: number;
  readonly day: Day;
  /** Begins with `lost:`, so that it does not count as points of its month. */
  readonly source: `lost:${string}`;
}

/** A lost level is reached again from the mark of the lower one: what is above it is taken away. */
export async function withoutLead(
  tx: Tx,
  { core }: RankUses,
  { member, ladder, level, day, source }: LoweredRank,
  row: VipMember,
): Promise<VipMember> {
  const mark = BigInt(ruleOf(ladder, level)?.reach ?? 0) * unitsPerCurrencyUnit;
  const lead = totalOf(row) - mark;
  if (lead <= 0n) return row;
  const [id, at] = [core.ids.next('vgr'), core.clock.now()];
  await addGrant(tx, { id, member: member.id, units: -lead, source, detail: '', day, at });
  return { ...row, grantedUnits: row.grantedUnits - lead };
}
