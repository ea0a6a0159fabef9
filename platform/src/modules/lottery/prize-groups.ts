import {
  prizeGroupBounds,
  type GroupBounds,
  type MemberId,
  type MemberPrizeGroup,
} from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { liftPrizeGroup, prizeGroupsOf, putPrizeGroup } from './prize-group.store.ts';

interface PrizeGroupWish {
  readonly memberId: MemberId;
  /** `null` restores the mode's group. */
  readonly prizeGroup: number | null;
  readonly note: string;
}

export interface PrizeGroups {
  prizeGroup(memberId: MemberId): Promise<MemberPrizeGroup>;
  /** By an operator or an agent, whose name goes into the audit trail. */
  setPrizeGroup(
    doer: { readonly name: string },
    wish: PrizeGroupWish,
  ): Promise<Outcome<void, 'invalid-input'>>;
  /**
   * Gives a new member the wanted group, or the highest one that the agents above allow. Without a group of an
   * agent above and without a wanted one the mode's stays.
   */
  startPrizeGroup(
    tx: Tx,
    doer: { readonly name: string },
    start: {
      readonly memberId: MemberId;
      readonly above: readonly MemberId[];
      readonly wanted: number | null;
    },
  ): Promise<void>;
  /** The groups that an agent can give to a new member. */
  groupsBelow(agent: MemberId): Promise<GroupBounds>;
  /** Those of the members who have a group of their own. */
  prizeGroupsOf(members: readonly MemberId[]): Promise<ReadonlyMap<MemberId, number>>;
}

/** All agents above a member, the topmost first, or all members below. */
export type UplineOf = (member: MemberId) => Promise<readonly MemberId[]>;

interface Dependencies {
  readonly uplineOf?: UplineOf;
  readonly downlineOf?: UplineOf;
}

export function createPrizeGroups(core: Core, { uplineOf, downlineOf }: Dependencies): PrizeGroups {
  const { db, clock } = core;

  async function kinOf(memberId: MemberId) {
    const [above = [], below = []] = await Promise.all([
      uplineOf?.(memberId),
      downlineOf?.(memberId),
    ]);
    return { above, below };
  }

  async function boundsOf(reader: Tx | Db['read'], memberId: MemberId): Promise<GroupBounds> {
    const { above, below } = await kinOf(memberId);
    const groups = await prizeGroupsOf(reader, [...above, ...below]);
    const known = (ids: readonly MemberId[]) => ids.flatMap((id) => groups.get(id) ?? []);
    return groupBounds({ above: known(above), below: known(below) });
  }

  return {
    prizeGroupsOf: (members) => prizeGroupsOf(db.read, members),

    async groupsBelow(agent) {
      const above = (await uplineOf?.(agent)) ?? [];
      const groups = await prizeGroupsOf(db.read, [...above, agent]);
      return groupBounds({ above: [...groups.values()], below: [] });
    },

    async startPrizeGroup(tx, doer, { memberId, above, wanted }) {
      const groups = [...(await prizeGroupsOf(tx, above)).values()];
      if (wanted === null && groups.length === 0) return;
      const { most } = groupBounds({ above: groups, below: [] });
      const row = { member_id: memberId, set_by: doer.name, set_at: clock.now() };
      const prize_group = Math.min(wanted ?? most, most);
      await putPrizeGroup(tx, { ...row, prize_group }, { above, below: [] });
    },

    async prizeGroup(memberId) {
      const groups = await prizeGroupsOf(db.read, [memberId]);
      return { own: groups.get(memberId) ?? null, ...(await boundsOf(db.read, memberId)) };
    },

    async setPrizeGroup(doer, { memberId, prizeGroup, note }) {
      const kin = await kinOf(memberId);
      return db.transaction(async (tx) => {
        const before = (await prizeGroupsOf(tx, [memberId])).get(memberId);
        const row = { member_id: memberId, set_by: doer.name, set_at: clock.now() };
        if (prizeGroup === null) await liftPrizeGroup(tx, memberId);
        else if (!(await putPrizeGroup(tx, { ...row, prize_group: prizeGroup }, kin)))
          return outOf(await boundsOf(tx, memberId));
        await recordAudit(tx, core, doer, {
          action: 'lottery.prize-group-set',
          subject: memberId,
          before: String(before ?? ''),
          after: String(prizeGroup ?? ''),
          note,
        });
        return done(undefined);
      });
    },
  };
}

/**
 * A member's odds are never better than those of the agents above, who earn the difference, nor worse than
 * those of the members below.
 */
export function groupBounds({
  above,
  below,
}: {
  readonly above: readonly number[];
  readonly below: readonly number[];
}): GroupBounds {
  return {
    least: Math.max(prizeGroupBounds.least, ...below),
    most: Math.min(prizeGroupBounds.most, ...above),
  };
}

function outOf({ least, most }: GroupBounds) {
  return fail('invalid-input', {
    detail: `Set a prize group from ${least} to ${most}: not above those above the member, not below those below.`,
    fields: { prizeGroup: { code: 'range', min: least, max: most } },
  });
}
