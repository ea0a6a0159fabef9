import type { MemberId, RewardId, RewardObstacle } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { createIssue, type IssueUses } from './reward-issue.ts';
import { changeGrant, lockGrant, type GrantRow } from './rewards.store.ts';

export interface ClaimUses extends IssueUses {
  readonly live: Pick<Live, 'publishAll'>;
  readonly protection: Pick<Protection, 'isAway'>;
}

export interface ClaimOrder {
  readonly id: RewardId;
  readonly member: MemberId;
}

/** How long a reward that could not be issued without a claim waits for the next try. */
const pauseMs = 60_000;

export function createRewardClaims(core: Core, uses: ClaimUses) {
  const { clock } = core;
  const { live, protection } = uses;
  const { issue, canIssue } = createIssue(core, uses);

  async function refusalOf(tx: Tx, row: GrantRow): Promise<RewardObstacle | null> {
    const isOver = row.expires_at !== null && row.expires_at <= clock.now();
    if (row.state !== 'issued' || isOver) return 'reward-closed';
    return (await protection.isAway({ id: row.member_id, brand: row.brand }, tx))
      ? 'timed-out'
      : null;
  }

  /** Issues a locked reward: money, new state, audit record and live event are one commit. */
  async function issueIn(tx: Tx, row: GrantRow): Promise<Outcome<GrantRow, RewardObstacle>> {
    const refusal = await refusalOf(tx, row);
    if (refusal) return fail(refusal);
    const issued = await issue(tx, row);
    if (!issued.ok) return issued;
    const changed: GrantRow = {
      ...row,
      state: row.reward.kind === 'item' ? 'processing' : 'claimed',
      claimed_at: clock.now(),
      reference: issued.value,
      try_at: null,
    };
    await changeGrant(tx, changed);
    await publishRewards(tx, live, [changed]);
    await recordAudit(tx, core, { name: 'rewards' }, auditOf(changed));
    return done(changed);
  }

  return {
    canIssue,
    issueIn,

    /** A reward that was claimed before is answered again. */
    async claimIn(
      tx: Tx,
      { id, member }: ClaimOrder,
    ): Promise<Outcome<GrantRow, RewardObstacle | 'not-found'>> {
      const row = await lockGrant(tx, id);
      if (row?.member_id !== member) return fail('not-found');
      if (row.claimed_at !== null) return done(row);
      return issueIn(tx, row);
    },

    /** For the job: issues a reward without a claim, or plans the next try. */
    async tryIn(tx: Tx, id: RewardId): Promise<void> {
      const row = await lockGrant(tx, id);
      if (!row || row.state !== 'issued' || row.try_at === null) return;
      const issued = await issueIn(tx, row);
      if (!issued.ok) await postpone(tx, row);
    },

    postpone,
  };

  async function postpone(tx: Tx, row: GrantRow): Promise<void> {
    await changeGrant(tx, { ...row, try_at: new Date(clock.now().getTime() + pauseMs) });
  }
}

/** Sends events to members when their rewards change. */
export function publishRewards(
  tx: Tx,
  live: Pick<Live, 'publishAll'>,
  rows: readonly Pick<GrantRow, 'id' | 'member_id' | 'state'>[],
): Promise<void> {
  return live.publishAll(
    tx,
    rows.map(({ id, member_id: member, state }) => ({
      topic: 'reward.changed' as const,
      audience: { member },
      payload: { id, state },
    })),
  );
}

const auditOf = ({ id, member_id, source_type, source_id, reward, reference }: GrantRow) => ({
  action: 'reward.issued',
  subject: member_id,
  before: '',
  after: JSON.stringify({ id, source: `${source_type}/${source_id}`, reward, reference }),
  note: '',
});
