import {
  formatAmount,
  trialType,
  type GameCategory,
  type MemberId,
  type RankChange,
  type VipLadderDraft,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { dayAfter, dayIn, type Day } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import type { Identity, MemberRecord } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { countDays, type ReportReader } from '../reports/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { levelAt, ruleOf } from './ladder.ts';
import { levelGiftTitle } from './rank-texts.ts';
import {
  addChange,
  lockVip,
  rebateBonusesOf,
  saveRebateBonus,
  saveVip,
  totalOf,
  type VipMember,
} from './vip.store.ts';

export interface RankUses {
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly live: Pick<Live, 'publish'>;
  readonly rewards: Pick<Rewards, 'grant'>;
  readonly identity: Pick<Identity, 'byId' | 'keepRank'>;
  readonly reader: ReportReader;
  readonly brandOf: (code: string) => Promise<Brand | null>;
  readonly ladderOf: (brand: Brand) => Promise<VipLadderDraft | null>;
}

/** A member who can have a rank, with the ladder of the brand. */
export interface RankedMember {
  readonly member: MemberRecord;
  readonly brand: Brand;
  readonly ladder: VipLadderDraft;
}

/** The name under which the ladder counts the sums of the reports. */
export const vipReader = 'vip';

/** Bookings are added to the sums of the day on which they were booked, at most this many days late. */
const lateDays = 7;
const typeOf = (category: GameCategory | null) => category;

/** `null` for trial accounts, unknown members and brands without a ladder. */
export async function rankedOf(uses: RankUses, id: MemberId): Promise<RankedMember | null> {
  const member = await uses.identity.byId(id);
  if (!member || member.type === trialType) return null;
  const brand = await uses.brandOf(member.brand);
  const ladder = brand && (await uses.ladderOf(brand));
  return brand && ladder ? { member, brand, ladder } : null;
}

/** Counts what a member staked since the last time, and raises the level if it was reached. */
export async function progress(uses: RankUses, id: MemberId): Promise<void> {
  const ranked = await rankedOf(uses, id);
  await uses.core.db.transaction(async (tx) => {
    if (ranked) await progressIn(tx, uses, ranked);
    else await uses.reader.mark(tx, id);
  });
}

async function progressIn(tx: Tx, uses: RankUses, ranked: RankedMember): Promise<VipMember> {
  const { member, brand, ladder } = ranked;
  const { id } = member;
  const row = await lockVip(tx, id);
  await uses.reader.mark(tx, id);
  const from = later(ladder.from, row.readDay && dayAfter(row.readDay, -lateDays));
  const { currency } = brand;
  const gains = await countDays(tx, {
    reader: vipReader,
    member: id,
    currency,
    from,
    rates: ladder.weights,
    typeOf,
  });
  if (gains.length === 0) return row;
  const gained = gains.reduce((sum, { gainedUnits }) => sum + gainedUnits, 0n);
  const readDay = dayIn(brand.settings.profile.timeZone, uses.core.clock.now());
  const next = { ...row, readDay, turnoverUnits: row.turnoverUnits + gained };
  await saveVip(tx, id, next);
  await raise(tx, uses, ranked, next);
  return next;
}

const later = (day: Day, other: Day | null) => (other !== null && other > day ? other : day);

/** Raises the level to what the rank points reach. Points that were lost do not lower it. */
export async function raise(
  tx: Tx,
  uses: RankUses,
  { member: { id }, brand, ladder }: RankedMember,
  row: VipMember,
): Promise<void> {
  const reached = levelAt(ladder, totalOf(row));
  const before = await levelOf(tx, id);
  if (reached > before) {
    await changeLevel(tx, uses, { id, from: before, to: reached, reason: 'reached' });
    for (let level = before + 1; level <= reached; level += 1)
      await giveLevelGift(tx, uses, { id, brand, ladder, level });
  }
  const level = reached > before ? reached : before;
  await followRebate(tx, uses, { id, brand, ladder, level });
  const rankPoints = formatAmount(totalOf(row));
  await uses.live.publish(tx, 'rank.changed', { member: id }, { level, rankPoints });
}

/** The rank as operators and the ladder set it. */
export async function levelOf(tx: Tx, id: MemberId): Promise<number> {
  const { rank_level: level } = await tx
    .selectFrom('members')
    .select('rank_level')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return level;
}

interface LevelChange {
  readonly id: MemberId;
  readonly from: number;
  readonly to: number;
  readonly reason: RankChange['reason'];
}

export async function changeLevel(
  tx: Tx,
  { core, identity }: RankUses,
  { id, from, to, reason }: LevelChange,
): Promise<void> {
  await identity.keepRank(tx, id, to);
  await addChange(tx, {
    id: core.ids.next('vch'),
    member_id: id,
    from_level: from,
    to_level: to,
    reason,
    changed_at: core.clock.now(),
  });
}

/** What the level adds to the rates of rebates applies from the brand's next day. */
export async function followRebate(
  tx: Tx,
  { core }: RankUses,
  { id, brand, ladder, level }: LevelGift,
): Promise<void> {
  const basisPoints = ruleOf(ladder, level)?.benefits.rebateBonus ?? 0;
  const known = (await rebateBonusesOf(tx, id)).at(-1)?.basisPoints ?? 0;
  if (known === basisPoints) return;
  const today = dayIn(brand.settings.profile.timeZone, core.clock.now());
  await saveRebateBonus(tx, id, { from: dayAfter(today, 1), basisPoints });
}

interface LevelGift {
  readonly id: MemberId;
  readonly brand: Brand;
  readonly ladder: VipLadderDraft;
  readonly level: number;
}

/** A level has one gift, also if it is lost and reached again. */
async function giveLevelGift(
  tx: Tx,
  { rewards }: RankUses,
  { id, brand, ladder, level }: LevelGift,
): Promise<void> {
  const amount = ruleOf(ladder, level)?.benefits.levelGift ?? null;
  if (amount === null) return;
  await rewards.grant(tx, {
    member: id,
    brand,
    reward: { kind: 'cash', amount },
    source: { type: 'rank', id: `level:${level}` },
    title: levelGiftTitle(level),
    terms: [],
    expiresAt: null,
    claim: 'manual',
  });
}
