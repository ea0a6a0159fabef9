import {
  formatAmount,
  type AgentIncome,
  type IncomeBet,
  type IncomeMember,
  type InputOf,
  type MemberId,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { inEveryLanguage } from '../../in-every-language.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, type Day } from '../../zoned-day.ts';
import type { Brands } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import {
  incomeDays,
  incomeMembers,
  incomeParts,
  incomeTotal,
  type IncomePart,
  type IncomeQuery,
  type Lottery,
} from '../lottery/index.ts';
import { longSpan, spanOf } from '../reports/index.ts';
import { placeOf, timeOf } from './place.ts';
import { findBelow, idsBelow, scopeOf, shownBelow, type TeamScope } from './team-scope.ts';

interface IncomeUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly lottery: Pick<Lottery, 'nameOf'>;
}

type NotAgent = 'error_not_agent';

/** A rebate with the game and the player as the agent sees them, for the file. */
export interface NamedPart extends IncomePart {
  readonly account: string | null;
}

const pageSize = 15;

/** What an agent earned from the tickets of members below: by day, by member, by bet. */
export function createIncome(core: Pick<Core, 'db' | 'clock'>, { brands, lottery }: IncomeUses) {
  const { db } = core;

  /** The rebates of some days; `null` for a member who is not an agent. */
  async function queryOf(member: Member, days: { readonly from: Day; readonly to: Day }) {
    const scope = await scopeOf(db.read, member);
    const place = await placeOf(core, brands, member);
    const { currency } = place;
    const query: IncomeQuery = { earner: member.id, currency, ...timeOf(place, days) };
    return scope && { scope, place, query };
  }

  async function accountsOf(scope: TeamScope, ids: readonly MemberId[]) {
    const known = await findBelow(db.read, scope, { ids, limit: ids.length });
    return new Map(known.map((one) => [one.id, shownBelow(scope, one)]));
  }

  async function bet(parts: readonly IncomePart[], first: IncomePart): Promise<IncomeBet> {
    const units = parts.reduce((sum, { amount_units }) => sum + amount_units, 0n);
    const name = await lottery.nameOf(first.game_id);
    const { game_id: id } = first;
    return {
      ticketId: first.ticket_id,
      gameName: name ?? inEveryLanguage(id),
      numero: first.numero,
      amount: formatAmount(units),
      parts: parts.map(shownPart),
    };
  }

  return {
    async days(
      member: Member,
      { before, limit = pageSize, ...filter }: InputOf<typeof calls.agentIncome>,
    ): Promise<Outcome<AgentIncome, NotAgent | 'invalid-input'>> {
      const place = await placeOf(core, brands, member);
      const span = spanOf(filter, place.today);
      if (!span) return fail('invalid-input', longSpan);
      if (before !== undefined && !isDay(before)) return fail('invalid-input');
      const found = await queryOf(member, span);
      if (!found) return fail('error_not_agent');
      const last = before === undefined || before > span.to ? span.to : dayAfter(before, -1);
      const shown = { ...found.query, ...timeOf(place, { from: span.from, to: last }) };
      const [rows, total] = await Promise.all([
        incomeDays(db.read, shown, { timeZone: place.timeZone, limit: limit + 1 }),
        incomeTotal(db.read, found.query),
      ]);
      const page = rows.slice(0, limit).map(({ day, bets, units }) => ({
        day,
        bets,
        amount: formatAmount(units),
      }));
      const next = rows.length > limit ? (page.at(-1)?.day ?? null) : null;
      const sum = { bets: total.bets, amount: formatAmount(total.units) };
      return done({ ...place, ...span, rows: page, next, total: sum });
    },

    async members(
      member: Member,
      { day, search, before, limit = pageSize }: InputOf<typeof calls.agentIncomeMembers>,
    ): Promise<Outcome<Page<IncomeMember>, NotAgent>> {
      const found = await queryOf(member, { from: day, to: day });
      if (!found) return fail('error_not_agent');
      const { scope, query } = found;
      const players = search ? idsBelow(scope, search) : null;
      const rows = await incomeMembers(db.read, query, { players, before, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const names = await accountsOf(
        scope,
        page.map(({ player }) => player),
      );
      return done({
        rows: page.map(({ player, bets, units }) => ({
          id: player,
          account: names.get(player)?.account ?? null,
          level: names.get(player)?.level ?? null,
          bets,
          amount: formatAmount(units),
        })),
        next: rows.length > limit ? (page.at(-1)?.player ?? null) : null,
      });
    },

    async bets(
      member: Member,
      { day, memberId, before, limit = pageSize }: InputOf<typeof calls.agentIncomeBets>,
    ): Promise<Outcome<Page<IncomeBet>, NotAgent>> {
      const found = await queryOf(member, { from: day, to: day });
      if (!found) return fail('error_not_agent');
      const page = { player: memberId, before, limit: limit + 1 };
      const bets = byTicket(await incomeParts(db.read, found.query, page));
      const shown = bets.slice(0, limit);
      const rows = await Promise.all(shown.map(({ parts, first }) => bet(parts, first)));
      return done({ rows, next: bets.length > limit ? (rows.at(-1)?.ticketId ?? null) : null });
    },

    /** A page of all rebates of a span, for the file. */
    async parts(
      member: Member,
      { before, ...filter }: InputOf<typeof calls.agentIncome>,
    ): Promise<Outcome<Page<NamedPart>, NotAgent | 'invalid-input'>> {
      const place = await placeOf(core, brands, member);
      const span = spanOf(filter, place.today);
      if (!span) return fail('invalid-input', longSpan);
      const found = await queryOf(member, span);
      if (!found) return fail('error_not_agent');
      const rows = await incomeParts(db.read, found.query, { player: null, before, limit: atOnce });
      const names = await accountsOf(found.scope, [...new Set(rows.map(({ player }) => player))]);
      const isFull = new Set(rows.map(({ ticket_id }) => ticket_id)).size === atOnce;
      return done({
        rows: rows.map((row) => ({ ...row, account: names.get(row.player)?.account ?? null })),
        next: isFull ? (rows.at(-1)?.ticket_id ?? null) : null,
      });
    },
  };
}

/** Two-thousandths of a ledger unit as a decimal number of up to nine places. */
export function exactAmount(parts: bigint): string {
  const [billionths, whole] = [(parts < 0n ? -parts : parts) * 5n, 1_000_000_000n];
  const fraction = (billionths % whole).toString().padStart(9, '0');
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${parts < 0n ? '-' : ''}${billionths / whole}.${shown}`;
}

const atOnce = 100;

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function byTicket(rows: readonly IncomePart[]) {
  const bets: { first: IncomePart; parts: IncomePart[] }[] = [];
  for (const row of rows) {
    const last = bets.at(-1);
    if (last?.first.ticket_id === row.ticket_id) last.parts.push(row);
    else bets.push({ first: row, parts: [row] });
  }
  return bets;
}

const shownPart = (part: IncomePart): IncomeBet['parts'][number] => ({
  result: part.result_version,
  stake: part.stake_units === null ? null : formatAmount(part.stake_units),
  ownGroup: part.own_group,
  belowGroup: part.below_group,
  exact: exactAmount(part.earned_parts),
  amount: formatAmount(part.amount_units),
  earnedAt: part.earned_at.toISOString(),
});
