import {
  formatAmount,
  type AdminAgent,
  type AgentMark,
  type AgentSettings,
  type InputOf,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { marksIn, type MarkRow } from './marks.store.ts';
import { unknownAccount } from './move-checks.ts';
import { placed } from './moves.store.ts';
import { agentsIn } from './tree.store.ts';

const pageSize = 20;
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });

/** The tree of agents as operators read it, and marks of agents and members below. */
export function createAgentTree(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  {
    brands,
    lottery,
  }: {
    readonly brands: Pick<Brands, 'byCode'>;
    readonly lottery: Pick<Lottery, 'prizeGroupsOf'>;
  },
) {
  return {
    async tree({
      brand,
      under,
      search,
      frozen,
      before,
      limit = pageSize,
    }: InputOf<typeof calls.agentTree>): Promise<Outcome<Page<AdminAgent>, 'not-found'>> {
      const top = under === undefined ? null : await placed(db.read, { brand, account: under });
      if (under !== undefined && !top) return unknownAccount;
      const isAnyDepth = Boolean(search) || frozen !== undefined;
      const path = isAnyDepth ? null : top ? `${top.path}${top.id}/` : '/';
      const query = { brand, path, search, isFrozen: frozen !== undefined, before };
      const rows = await agentsIn(db.read, { ...query, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const groups = await lottery.prizeGroupsOf(page.map(({ id }) => id));
      return done({
        rows: page.map(({ id, username, upline, joined_at, last_login_at, ...row }) => ({
          ...row,
          id,
          account: username,
          uplineAccount: upline,
          joinedAt: joined_at.toISOString(),
          lastSeenAt: last_login_at?.toISOString() ?? null,
          prizeGroup: groups.get(id) ?? null,
        })),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      });
    },

    async marks({
      brand,
      kind,
      before,
      limit = pageSize,
    }: InputOf<typeof calls.agentMarks>): Promise<
      Outcome<Page<AgentMark> & { readonly terms: AgentSettings }, 'not-found'>
    > {
      const terms = (await brands.byCode(brand))?.settings.agents;
      if (!terms) return unknownBrand;
      const [member = '', agent = ''] = (before ?? '').split(' ');
      const after = before === undefined ? null : { member, agent };
      const since = new Date(clock.now().getTime() - terms.markDays * 86_400_000);
      const rows = await marksIn(db.read, { brand, kind, terms, since, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return done({
        rows: page.map((row) => ({
          ...{ kind, shared: row.shared, level: row.level, money: moneyOf(row) },
          agent: row.agent,
          member: row.member,
        })),
        next: rows.length > limit && last ? `${last.member_id} ${last.agent_id}` : null,
        terms,
      });
    },
  };
}

function moneyOf({ received, passed_on, turnover, currency }: MarkRow): AgentMark['money'] {
  if (received === null || passed_on === null || turnover === null || currency === null)
    return null;
  return {
    received: formatAmount(received),
    passedOn: formatAmount(passed_on),
    turnover: formatAmount(turnover),
    currency,
  };
}
