import type { AdminRewardGrant, InputOf, Page, calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Live } from '../live/index.ts';
import { publishRewards } from './reward-claims.ts';
import { changeGrant, grantsIn, lockGrant, type GrantRow } from './rewards.store.ts';
import { adminGrant } from './shown-reward.ts';

type Decision = InputOf<typeof calls.decideReward>;

export interface RewardsAdmin {
  list(asked: InputOf<typeof calls.adminRewards>): Promise<Outcome<Page<AdminRewardGrant>>>;
  decide(
    operator: Actor,
    decision: Decision,
  ): Promise<Outcome<AdminRewardGrant, 'not-found' | 'already-decided'>>;
}

const pageSize = 50;
/** An approved reward can be claimed for at least so many days. */
const claimDays = 7;

const decisions = {
  approve: { from: 'applying', to: 'issued', action: 'reward.approved' },
  reject: { from: 'applying', to: 'rejected', action: 'reward.rejected' },
  deliver: { from: 'processing', to: 'signed', action: 'reward.delivered' },
} as const;

export function createRewardsAdmin(
  core: Core,
  { live }: { readonly live: Pick<Live, 'publishAll'> },
): RewardsAdmin {
  const { db, clock } = core;

  async function decideIn(tx: Tx, operator: Actor, { brand, id, decision, note }: Decision) {
    const row = await lockGrant(tx, id);
    if (row?.brand !== brand) return fail('not-found');
    const { from, to, action } = decisions[decision];
    if (row.state !== from) return fail('already-decided');
    const changed: GrantRow = { ...row, state: to, note, expires_at: endOf(row, clock.now()) };
    await changeGrant(tx, changed);
    await publishRewards(tx, live, [changed]);
    const after = JSON.stringify({ id, reward: row.reward, state: to });
    const before = row.state;
    await recordAudit(tx, core, operator, { action, subject: row.member_id, before, after, note });
    return null;
  }

  return {
    async list({ limit = pageSize, ...asked }) {
      const rows = await grantsIn(db.read, { ...asked, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map((row) => adminGrant(row, clock.now())),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    async decide(operator, decision) {
      const error = await db.transaction((tx) => decideIn(tx, operator, decision));
      if (error) return error;
      const { brand, id } = decision;
      const [row] = await grantsIn(db.read, { brand, id, limit: 1 });
      return row ? done(adminGrant(row, clock.now())) : fail('not-found');
    },
  };
}

/** Members do not lose the time that the operators took to decide. */
function endOf({ state, expires_at }: GrantRow, now: Date): Date | null {
  if (state !== 'applying' || expires_at === null) return expires_at;
  const earliest = dayjs.utc(now).add(claimDays, 'day').toDate();
  return expires_at > earliest ? expires_at : earliest;
}
