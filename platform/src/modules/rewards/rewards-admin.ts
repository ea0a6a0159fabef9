import type { AdminRewardGrant, InputOf, Page, calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { recordAudit } from '../audit/index.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { byTwo, firstRefusal, partnerOf } from '../operators/index.ts';
import { publishRewards } from './reward-claims.ts';
import {
  addApproval,
  approvalsOf,
  changeGrant,
  grantsIn,
  lockGrant,
  type GrantRow,
  type NamedGrant,
} from './rewards.store.ts';
import { adminGrant } from './shown-reward.ts';

type Decision = InputOf<typeof calls.decideReward>;
type DecideFailure = 'not-found' | 'already-decided' | 'second-person-needed';

export interface RewardsAdmin {
  list(query: InputOf<typeof calls.adminRewards>): Promise<Outcome<Page<AdminRewardGrant>>>;
  /** Above the brand's bound the approval of a second operator lets the member claim the reward. */
  decide(operator: Operator, decision: Decision): Promise<Outcome<AdminRewardGrant, DecideFailure>>;
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

  async function decideIn(tx: Tx, operator: Operator, { brand, id, decision, note }: Decision) {
    const row = await lockGrant(tx, id);
    if (row?.brand !== brand) return fail('not-found');
    const { from, to, action } = decisions[decision];
    if (row.state !== from) return fail('already-decided');
    const approved = decision === 'approve' ? await approveIn(tx, core, row, operator) : null;
    if (approved && 'code' in approved) return approved;
    const isOpen = approved?.isOpen ?? false;
    const changed: GrantRow = { ...row, state: to, note, expires_at: endOf(row, clock.now()) };
    if (!isOpen) {
      await changeGrant(tx, changed);
      await publishRewards(tx, live, [changed]);
    }
    const progress = approved?.progress ?? {};
    const state = isOpen ? row.state : to;
    const after = JSON.stringify({ id, reward: row.reward, state, ...progress });
    const before = row.state;
    await recordAudit(tx, core, operator, { action, subject: row.member_id, before, after, note });
    return null;
  }

  async function shown(rows: readonly NamedGrant[]): Promise<AdminRewardGrant[]> {
    const approvals = await approvalsOf(
      db.read,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => adminGrant(row, { now: clock.now(), approvals }));
  }

  return {
    async list({ limit = pageSize, ...query }) {
      const rows = await grantsIn(db.read, { ...query, limit: limit + 1 });
      const listed = rows.slice(0, limit);
      const next = rows.length > limit ? (listed.at(-1)?.id ?? null) : null;
      return done({ rows: await shown(listed), next });
    },

    async decide(operator, decision) {
      const error = await db.transaction((tx) => decideIn(tx, operator, decision));
      if (error) return error;
      const { brand, id } = decision;
      const [row] = await shown(await grantsIn(db.read, { brand, id, limit: 1 }));
      return row ? done(row) : fail('not-found');
    },
  };
}

interface ApprovalProgress {
  /** Another operator has to approve it, too. */
  readonly isOpen: boolean;
  /** For the audit record of a reward that needs two. */
  readonly progress: { readonly approvals?: string; readonly by?: string };
}

/** Records the approval of an operator; two of them must count as two persons. */
async function approveIn(
  tx: Tx,
  core: Core,
  { id, approvals_needed: needed }: GrantRow,
  { id: operator, name }: Operator,
): Promise<ApprovalProgress | Failed<'second-person-needed'>> {
  const isNew = await addApproval(tx, {
    reward_id: id,
    operator_id: operator,
    operator: name,
    approved_at: core.clock.now(),
  });
  if (!isNew) return fail('second-person-needed', { detail: 'Ask a second operator.' });
  if (needed < 2) return { isOpen: false, progress: {} };
  const earlier = (await approvalsOf(tx, [id]))
    .filter(({ operator_id }) => operator_id !== operator)
    .map((one) => ({ id: one.operator_id, name: one.operator }));
  if (earlier.length === 0) {
    const refusal = await firstRefusal(tx, operator);
    return refusal ?? { isOpen: true, progress: { approvals: `1/${needed}` } };
  }
  const partner = await partnerOf(tx, core, { earlier, operator });
  if (partner && 'code' in partner) return partner;
  const by = byTwo(partner?.name ?? '', name);
  return { isOpen: false, progress: { approvals: `2/${needed}`, by } };
}

/** Members do not lose the time that the operators took to decide. */
function endOf({ state, expires_at }: GrantRow, now: Date): Date | null {
  if (state !== 'applying' || expires_at === null) return expires_at;
  const earliest = dayjs.utc(now).add(claimDays, 'day').toDate();
  return expires_at > earliest ? expires_at : earliest;
}
