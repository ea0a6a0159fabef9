import {
  formatAmount,
  type MemberId,
  type TeamMember,
  type TeamMembersInput,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { agentTypes } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { findBelow, shownBelow, type ScopedMember, type TeamScope } from './team-scope.ts';

interface Dependencies {
  readonly ledger: Pick<Ledger, 'funds'>;
  readonly lottery: Pick<Lottery, 'prizeGroupsOf'>;
}

const shownByDefault = 15;
const fileRows = 100;

/** An agent's members. A page is `null` if the member whose recruits are asked for is not below the agent. */
export function createTeamMembers({ db }: Pick<Core, 'db'>, { ledger, lottery }: Dependencies) {
  async function trailTo(scope: TeamScope, under: MemberId): Promise<readonly ScopedMember[]> {
    const [last] = await findBelow(db.read, scope, { ids: [under], limit: 1 });
    if (!last) return [];
    const above = last.upline_path.slice(scope.path.length).split('/').slice(0, -1);
    // Only identity builds the path, from ids of members.
    const ids = above.filter((id): id is MemberId => id.startsWith('mem_'));
    const between = await findBelow(db.read, scope, { ids, limit: ids.length });
    return [...between, last].toSorted((one, other) =>
      Math.sign(one.upline_path.length - other.upline_path.length),
    );
  }

  async function shown(
    scope: TeamScope,
    found: readonly ScopedMember[],
  ): Promise<readonly TeamMember[]> {
    const members = found.map((member) => ({ member, ...shownBelow(scope, member) }));
    const groups = await lottery.prizeGroupsOf(found.map(({ id }) => id));
    return Promise.all(
      members.map(async ({ member, ...name }) => ({
        ...name,
        type: member.type,
        status: member.status,
        joinedAt: member.joined_at.toISOString(),
        lastSeenAt: member.last_login_at?.toISOString() ?? null,
        recruits: member.recruits,
        balance: name.level === 1 ? await balanceOf(name.id) : null,
        prizeGroup: groups.get(name.id) ?? null,
      })),
    );
  }

  // Calls of one page share one statement.
  async function balanceOf(member: MemberId) {
    return formatAmount((await ledger.funds(accounts.cash(member))).availableUnits);
  }

  /** A page of the whole team, or of the members whom a search finds, for the file. */
  async function everyone(
    scope: TeamScope,
    { search, before }: Pick<TeamMembersInput, 'search' | 'before'>,
  ) {
    const found = await findBelow(db.read, scope, { search, before, limit: fileRows + 1 });
    const page = found.slice(0, fileRows);
    const next = found.length > fileRows ? (page.at(-1)?.id ?? null) : null;
    return { rows: await shown(scope, page), next };
  }

  async function page(scope: TeamScope, input: TeamMembersInput) {
    const { search, under, agents, before, limit = shownByDefault } = input;
    const trail = under === undefined ? [] : await trailTo(scope, under);
    const last = trail.at(-1);
    if (under !== undefined && !last) return null;
    const recruitsOf = last ? `${last.upline_path}${last.id}/` : scope.path;
    const among = { ...(search ? {} : { recruitsOf }), ...(agents ? { types: agentTypes } : {}) };
    const found = await findBelow(db.read, scope, { search, before, ...among, limit: limit + 1 });
    const rows = found.slice(0, limit);
    return {
      rows: [...(await shown(scope, rows))],
      next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      trail: trail.map((member) => shownBelow(scope, member)),
    };
  }

  return { everyone, page };
}
