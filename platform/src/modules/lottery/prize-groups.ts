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
import type { AccountOf } from './rebates-admin.ts';

interface PrizeGroupChange {
  readonly memberId: MemberId;
  /** `null` restores the mode's group. */
  readonly prizeGroup: number | null;
  readonly note: string;
}

/** A limit of a member's group. */
export interface GroupLimit {
  readonly group: number;
  /** Who has this group, above or below the member; `null`: it is the product's own limit. */
  readonly member: MemberId | null;
}

export interface GroupLimits {
  readonly least: GroupLimit;
  readonly most: GroupLimit;
}

export interface PrizeGroups {
  prizeGroup(memberId: MemberId): Promise<MemberPrizeGroup>;
  /** Within which limits a member's group can be set, and who sets them. */
  prizeGroupLimits(memberId: MemberId): Promise<GroupLimits>;
  /**
   * An operator or an agent sets a group; the name goes into the audit trail. A refusal names the two
   * accounts whose groups limit it; `accountOf` gives the names that the caller may see, those of operators
   * by default.
   */
  setPrizeGroup(
    actor: { readonly name: string },
    change: PrizeGroupChange,
    accountOf?: AccountOf,
  ): Promise<Outcome<void, 'invalid-input'>>;
  /**
   * Gives a new member the wanted group, or the highest one that the agents above allow. Without a group of an
   * agent above and without a wanted one the mode's stays.
   */
  startPrizeGroup(
    tx: Tx,
    actor: { readonly name: string },
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
  readonly accountOf?: AccountOf;
}

export function createPrizeGroups(core: Core, uses: Dependencies): PrizeGroups {
  const { uplineOf, downlineOf } = uses;
  const { db, clock } = core;

  async function relationsOf(memberId: MemberId) {
    const [above = [], below = []] = await Promise.all([
      uplineOf?.(memberId),
      downlineOf?.(memberId),
    ]);
    return { above, below };
  }

  async function limitsOf(reader: Tx | Db['read'], memberId: MemberId): Promise<GroupLimits> {
    const { above, below } = await relationsOf(memberId);
    const groups = await prizeGroupsOf(reader, [...above, ...below]);
    const known = (ids: readonly MemberId[]): GroupLimit[] =>
      ids.flatMap((member) => {
        const group = groups.get(member);
        return group === undefined ? [] : [{ member, group }];
      });
    return {
      least: known(below).reduce(higherLimit, { group: prizeGroupBounds.least, member: null }),
      most: known(above).reduce(lowerLimit, { group: prizeGroupBounds.most, member: null }),
    };
  }

  return {
    prizeGroupsOf: (members) => prizeGroupsOf(db.read, members),

    async groupsBelow(agent) {
      const above = (await uplineOf?.(agent)) ?? [];
      const groups = await prizeGroupsOf(db.read, [...above, agent]);
      return groupBounds({ above: [...groups.values()], below: [] });
    },

    async startPrizeGroup(tx, actor, { memberId, above, wanted }) {
      const groups = [...(await prizeGroupsOf(tx, above)).values()];
      if (wanted === null && groups.length === 0) return;
      const { most } = groupBounds({ above: groups, below: [] });
      const row = { member_id: memberId, set_by: actor.name, set_at: clock.now() };
      const prize_group = Math.min(wanted ?? most, most);
      await putPrizeGroup(tx, { ...row, prize_group }, { above, below: [] });
    },

    async prizeGroup(memberId) {
      const groups = await prizeGroupsOf(db.read, [memberId]);
      const { least, most } = await limitsOf(db.read, memberId);
      return { own: groups.get(memberId) ?? null, least: least.group, most: most.group };
    },

    prizeGroupLimits: (memberId) => limitsOf(db.read, memberId),

    async setPrizeGroup(actor, { memberId, prizeGroup, note }, accountOf = uses.accountOf) {
      const relations = await relationsOf(memberId);
      return db.transaction(async (tx) => {
        const before = (await prizeGroupsOf(tx, [memberId])).get(memberId);
        const row = { member_id: memberId, set_by: actor.name, set_at: clock.now() };
        if (prizeGroup === null) await liftPrizeGroup(tx, memberId);
        else if (!(await putPrizeGroup(tx, { ...row, prize_group: prizeGroup }, relations)))
          return outOf(
            await limitsOf(tx, memberId),
            { memberId, prizeGroup },
            accountOf ?? (() => Promise.resolve(null)),
          );
        await recordAudit(tx, core, actor, {
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

const higherLimit = (one: GroupLimit, other: GroupLimit) => (other.group > one.group ? other : one);
const lowerLimit = (one: GroupLimit, other: GroupLimit) => (other.group < one.group ? other : one);

/** The refusal of a group beyond a limit, with the limits and the two accounts that set them. */
async function outOf(
  { least, most }: GroupLimits,
  { memberId, prizeGroup }: { readonly memberId: MemberId; readonly prizeGroup: number },
  accountOf: AccountOf,
) {
  const isAbove = prizeGroup > most.group;
  const other = (isAbove ? most : least).member;
  const [account, otherAccount] = [await accountOf(memberId), other && (await accountOf(other))];
  const [upper, lower] = isAbove ? [otherAccount, account] : [account, otherAccount];
  const between = upper && lower ? { between: { upper, lower } } : {};
  const range = { code: 'range', min: least.group, max: most.group } as const;
  const betweenText = upper && lower ? ` between ${upper} and ${lower}` : '';
  return fail('invalid-input', {
    detail: `Set a prize group from ${least.group} to ${most.group}${betweenText}: not above those above the member, not below those below.`,
    fields: { prizeGroup: { ...range, ...between } },
  });
}
