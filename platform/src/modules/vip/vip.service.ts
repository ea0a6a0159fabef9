import {
  formatAmount,
  parseAmount,
  unitsPerCurrencyUnit,
  type InputOf,
  type Language,
  type MemberId,
  type MemberRank,
  type PlayerRank,
  type VipLadder,
  type VipLadderDraft,
  type calls,
} from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { createDocuments, type Documents } from '../documents/index.ts';
import type { Identity, Member, MemberRecord } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { createReportReader, type Reports } from '../reports/index.ts';
import type { Issuer, Rewards } from '../rewards/index.ts';
import { ruleOf } from './ladder.ts';
import { currentLevel, playerRank } from './player-rank.ts';
import { progress, raise, rankedOf, vipReader, type RankedMember } from './rank.ts';
import { setLevel } from './set-level.ts';
import { shownLadder } from './shown-ladder.ts';
import { checkBrand } from './vip-checks.ts';
import { vipLadderKind } from './vip-kind.ts';
import {
  addGrant,
  lockVip,
  rebateBonusesOf,
  saveVip,
  totalOf,
  vipOf,
  type RebateBonus,
} from './vip.store.ts';

/** Rank points for a member from another module. */
export interface RankCredit {
  readonly member: MemberId;
  /** In units: 100,000 are one point. Below zero where points are taken away. */
  readonly units: bigint;
  /** What they are for: the same source is counted once. */
  readonly source: string;
  readonly detail?: string;
}

/** In units, within 24 hours. */
export interface WithdrawalBenefits {
  /** Added to the most that can be withdrawn. */
  readonly dailyUnits: bigint;
  /** Up to this sum withdrawals are approved at once. */
  readonly instantUnits: bigint;
}

export interface Vip {
  ladder(brand: Brand, language: Language): Promise<VipLadder>;
  rank(member: Member): Promise<Outcome<PlayerRank, 'not-found'>>;
  /** Adds rank points in the caller's transaction, and raises the level at once. */
  addRankPoints(tx: Tx, credit: RankCredit): Promise<{ readonly isRepeat: boolean }>;
  /** Issues a reward of rank points. */
  readonly issue: Issuer<'rank-points'>;
  /** What a member's levels added to the rates of rebates, the earliest first. */
  rebateBonusesOf(reader: Db['read'] | Tx, member: MemberId): Promise<readonly RebateBonus[]>;
  /** What the member's level changes about withdrawals. */
  withdrawalBenefitsOf(member: Pick<Member, 'id' | 'brand'>): Promise<WithdrawalBenefits>;
  /**
   * Sets a level for an operator in the caller's transaction, with its line in the history; answers the level
   * before. Points above the mark of a lower level are taken away, so that the next bet does not raise it again.
   */
  setLevel(tx: Tx, set: { readonly member: MemberId; readonly level: number }): Promise<number>;
  /** For the job: counts what members staked since the last run. */
  progressDue(): Promise<void>;
  /** For the job: checks the levels of the month that is over, and gives the gifts of the day. */
  checkDue(): Promise<void>;
  readonly ladders: Documents<VipLadderDraft, 'ladder'>;
  memberRank(query: InputOf<typeof calls.memberRank>): Promise<Outcome<MemberRank, 'not-found'>>;
  /** The same key adds the points once. */
  adjust(
    operator: Actor,
    input: InputOf<typeof calls.addRankPoints>,
    key: string,
  ): Promise<Outcome<MemberRank, 'not-found'>>;
}

export interface VipUses {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly identity: Pick<Identity, 'byId' | 'byAccount' | 'keepRank'>;
  readonly live: Live;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll'>;
  readonly rewards: Pick<Rewards, 'grant'>;
}

const unknownMember = fail('not-found', { detail: 'There is no such member.' });
const unknownBrand = fail('not-found', { detail: 'This brand is no longer served.' });

export function createVip(core: Core, uses: VipUses): Vip {
  const { db, clock, ids } = core;
  const { brands, identity, live, reports, rewards } = uses;
  const ladders = createDocuments({ core, live }, vipLadderKind);
  const reader = createReportReader(core, vipReader);

  async function ladderOf(brand: Brand): Promise<VipLadderDraft | null> {
    const [found] = await ladders.shown({ brand, now: clock.now() });
    return found?.content ?? null;
  }

  const ranking = { core, live, rewards, identity, reader, ladderOf, brandOf: brands.byCode };

  const todayIn = ({ settings }: Brand) => dayIn(settings.profile.timeZone, clock.now());

  async function addIn(tx: Tx, ranked: RankedMember, { units, source, detail = '' }: RankCredit) {
    const { member, brand } = ranked;
    const row = await lockVip(tx, member.id);
    const [id, at, day] = [ids.next('vgr'), clock.now(), todayIn(brand)];
    const isNew = await addGrant(tx, { id, member: member.id, units, source, detail, day, at });
    if (!isNew) return false;
    const next = { ...row, grantedUnits: row.grantedUnits + units };
    await saveVip(tx, member.id, next);
    await raise(tx, ranking, ranked, next);
    return true;
  }

  const addRankPoints: Vip['addRankPoints'] = async (tx, credit) => {
    const ranked = await rankedOf(ranking, credit.member);
    if (!ranked) return { isRepeat: false };
    return { isRepeat: !(await addIn(tx, ranked, credit)) };
  };

  async function memberRankOf(member: MemberRecord): Promise<Outcome<MemberRank, 'not-found'>> {
    const brand = await brands.byCode(member.brand);
    if (!brand) return unknownBrand;
    const rank = await playerRank(core, member.id, brand);
    return done({ ...rank, memberId: member.id, account: member.account });
  }

  return {
    ladders,
    addRankPoints,
    rebateBonusesOf,

    async withdrawalBenefitsOf({ id, brand: code }) {
      const brand = await brands.byCode(code);
      const ladder = brand && (await ladderOf(brand));
      const rule = ladder && ruleOf(ladder, await currentLevel(core, id));
      return {
        dailyUnits: parseAmount(rule?.benefits.withdrawalBonus ?? '0') ?? 0n,
        instantUnits: parseAmount(rule?.benefits.instantWithdrawal ?? '0') ?? 0n,
      };
    },

    setLevel: (tx, set) => setLevel(tx, ranking, set),

    ladder: async (brand, language) => shownLadder(await ladderOf(brand), brand, language),

    async rank(member) {
      const brand = await brands.byCode(member.brand);
      if (!brand) return unknownBrand;
      await reports.catchUp(member.id);
      await progress(ranking, member.id);
      return done(await playerRank(core, member.id, brand));
    },

    async issue(tx, { key, member, reward }) {
      const units = BigInt(reward.points) * unitsPerCurrencyUnit;
      await addRankPoints(tx, { member, units, source: `reward:${key}` });
      return done(key);
    },

    async progressDue() {
      for (const member of await reader.changed()) await progress(ranking, member);
    },

    async checkDue() {
      for (const brand of await brands.all()) {
        const ladder = await ladderOf(brand);
        if (ladder) await checkBrand({ core, ranking, reports }, brand, ladder);
      }
    },

    async memberRank({ brand, account }) {
      const member = await identity.byAccount(brand, account);
      return member ? memberRankOf(member) : unknownMember;
    },

    async adjust(operator, { brand, account, points, note }, key) {
      const member = await identity.byAccount(brand, account);
      const ranked = member && (await rankedOf(ranking, member.id));
      if (!member || !ranked) return unknownMember;
      const units = parseAmount(points) ?? 0n;
      const credit = { member: member.id, units, source: `operator:${operator.name}:${key}` };
      await db.transaction(async (tx) => {
        const before = await vipOf(tx, member.id);
        if (!(await addIn(tx, ranked, { ...credit, detail: note }))) return;
        await recordAudit(tx, core, operator, {
          action: 'vip.points-added',
          subject: `${brand}/${member.account}`,
          before: formatAmount(totalOf(before)),
          after: formatAmount(totalOf(before) + units),
          note,
        });
      });
      return memberRankOf(member);
    },
  };
}
