import type {
  InputOf,
  Localized,
  MemberId,
  OutputOf,
  Page,
  Reward,
  RewardGrant,
  RewardId,
  RewardObstacle,
  RewardSourceType,
  RewardState,
  calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import { createRewardClaims, publishRewards, type ClaimUses } from './reward-claims.ts';
import { moneyIn } from './reward-money.ts';
import { createRewardsAdmin, type RewardsAdmin } from './rewards-admin.ts';
import {
  addGrant,
  claimableOf,
  dueGrants,
  expireGrants,
  grantOfSource,
  grantsOf,
  type GrantRow,
} from './rewards.store.ts';
import { shownGrant } from './shown-reward.ts';

/** A reward for a member. */
export interface GrantOrder {
  readonly member: MemberId;
  readonly brand: Pick<Brand, 'code' | 'currency'>;
  readonly reward: Reward;
  /** A source grants a member one reward: repeating the order grants nothing. */
  readonly source: { readonly type: RewardSourceType; readonly id: string };
  readonly title: Localized;
  /** Paragraphs, stored with the reward. */
  readonly terms: readonly Localized[];
  /** Until when it can be claimed; `null`: at any time. */
  readonly expiresAt: Date | null;
  /** `automatic`: issued at once or as soon as possible; `approval`: an operator decides first. */
  readonly claim: GrantRow['claim'];
}

export interface GrantResult {
  readonly id: RewardId;
  readonly state: RewardState;
  /** `false` if the source had granted the member a reward before. */
  readonly isNew: boolean;
}

export interface Rewards {
  /** Grants a reward in the caller's transaction. Throws for a kind that nothing issues. */
  grant(tx: Tx, order: GrantOrder): Promise<GrantResult>;
  /** Whether two operators have to approve the reward, if operators decide on it. */
  isLarge(brand: Pick<Brand, 'code'>, reward: Reward): Promise<boolean>;
  /** Whether rewards of the kind can be issued. */
  canIssue(kind: Reward['kind']): boolean;
  list(
    member: Pick<Member, 'id'>,
    page: InputOf<typeof calls.rewards>,
  ): Promise<Outcome<Page<RewardGrant>>>;
  /** How many rewards the member can claim now. */
  claimable(member: Pick<Member, 'id'>): Promise<number>;
  claim(
    member: Pick<Member, 'id' | 'brand'>,
    id: RewardId,
  ): Promise<Outcome<RewardGrant, RewardObstacle | 'not-found'>>;
  /** Claims all that wait, each in a transaction of its own. */
  claimAll(
    member: Pick<Member, 'id' | 'brand'>,
  ): Promise<Outcome<OutputOf<typeof calls.claimAllRewards>>>;
  /** For the job: ends rewards that were not claimed in time. */
  expire(): Promise<void>;
  /** For the job: issues rewards that need no claim and could not be issued before. */
  issueDue(): Promise<void>;
  readonly admin: RewardsAdmin;
}

export interface RewardsUses extends ClaimUses {
  /** Above this amount two operators approve a reward; `null`: without a bound. */
  twoPersonUnitsOf(brand: string): Promise<bigint | null>;
}

const pageSize = 15;
const endedAtOnce = 500;
const issuedAtOnce = 200;

export function createRewards(core: Core, uses: RewardsUses): Rewards {
  const { db, clock, ids } = core;
  const { live, twoPersonUnitsOf } = uses;
  const { canIssue, claimIn, issueIn, tryIn, postpone } = createRewardClaims(core, uses);

  function rowOf({ member, brand, source, ...order }: GrantOrder): GrantRow {
    return {
      id: ids.next('rwd'),
      member_id: member,
      brand: brand.code,
      currency: brand.currency,
      source_type: source.type,
      source_id: source.id,
      title: order.title,
      terms: order.terms,
      reward: order.reward,
      claim: order.claim,
      state: order.claim === 'approval' ? 'applying' : 'issued',
      granted_at: clock.now(),
      expires_at: order.expiresAt,
      claimed_at: null,
      note: null,
      reference: null,
      try_at: null,
      approvals_needed: 1,
    };
  }

  /** Large rewards that operators decide on need two of them. */
  async function approvalsFor({ claim, brand, reward }: GrantOrder): Promise<number> {
    return claim === 'approval' && (await isLarge(brand, reward)) ? 2 : 1;
  }

  async function isLarge({ code }: Pick<Brand, 'code'>, reward: Reward): Promise<boolean> {
    const most = await twoPersonUnitsOf(code);
    return most !== null && moneyIn(reward) > most;
  }

  const claimOne = ({ id: member }: Pick<Member, 'id'>, id: RewardId) =>
    db.transaction((tx) => claimIn(tx, { id, member }));

  return {
    canIssue,
    isLarge,
    admin: createRewardsAdmin(core, uses),

    async grant(tx, order) {
      const { kind } = order.reward;
      if (!canIssue(kind)) throw new Error(`no module issues rewards of kind ${kind}`);
      const row = { ...rowOf(order), approvals_needed: await approvalsFor(order) };
      if (!(await addGrant(tx, row))) {
        const { id, state } = await grantOfSource(tx, row);
        return { id, state, isNew: false };
      }
      await publishRewards(tx, live, [row]);
      await publishPrize(tx, live, row);
      if (order.claim !== 'automatic') return { id: row.id, state: row.state, isNew: true };
      const issued = await issueIn(tx, row);
      if (!issued.ok) await postpone(tx, row);
      return { id: row.id, state: issued.ok ? issued.value.state : row.state, isNew: true };
    },

    async list({ id: member }, { limit = pageSize, ...page }) {
      const now = clock.now();
      const rows = await grantsOf(db.read, { ...page, member, now, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map((row) => shownGrant(row, now)),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    claimable: async ({ id }) => (await claimableOf(db.read, id, clock.now())).length,

    async claim(member, id) {
      const claimed = await claimOne(member, id);
      return claimed.ok ? done(shownGrant(claimed.value, clock.now())) : claimed;
    },

    async claimAll(member) {
      const claimed: RewardGrant[] = [];
      const left: { id: RewardId; code: RewardObstacle }[] = [];
      for (const id of await claimableOf(db.read, member.id, clock.now())) {
        const outcome = await claimOne(member, id);
        if (outcome.ok) claimed.push(shownGrant(outcome.value, clock.now()));
        else if (outcome.code !== 'not-found') left.push({ id, code: outcome.code });
      }
      return done({ claimed, left });
    },

    async expire() {
      let isMore = true;
      while (isMore)
        isMore = await db.transaction(async (tx) => {
          const ended = await expireGrants(tx, clock.now(), endedAtOnce);
          await publishRewards(tx, live, ended);
          return ended.length === endedAtOnce;
        });
    },

    async issueDue() {
      for (const id of await dueGrants(db.read, clock.now(), issuedAtOnce))
        await db.transaction((tx) => tryIn(tx, id));
    },
  };
}

/** Prizes are won without the member's doing: the platform notifies the winner at once. */
async function publishPrize(
  tx: Tx,
  live: RewardsUses['live'],
  { member_id: member, source_type: source, title }: GrantRow,
): Promise<void> {
  if (source !== 'raffle' && source !== 'leaderboard') return;
  await live.publishAll(tx, [
    { topic: 'prize.won', audience: { member }, payload: { source, title } },
  ]);
}
