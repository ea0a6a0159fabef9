import {
  formatAmount,
  reportDaysAtMost,
  type BetEntry,
  type BetInput,
  type BetState,
  type Page,
  type Ticket,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { firstIdAt } from '../../system.ts';
import { categoryOf } from '../games/index.ts';
import type { Member } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { roundsIn } from './played-rounds.store.ts';

export interface BetRecord {
  /** A member's tickets and rounds together, the newest first. */
  bets(
    member: Pick<Member, 'id'>,
    input: BetInput,
  ): Promise<Outcome<Page<BetEntry>, 'invalid-input'>>;
}

export interface BetRecordUses {
  readonly lottery: Pick<Lottery, 'tickets'>;
  vendorNameOf(provider: string): string;
}

type Round = Awaited<ReturnType<typeof roundsIn>>[number];

const pageSize = 15;
const longestMs = reportDaysAtMost * 86_400_000;

/** Ids of tickets and rounds end in the same text that sorts by time: it is the cursor of both. */
export function createBetRecord(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { lottery, vendorNameOf }: BetRecordUses,
): BetRecord {
  async function ticketsIn(member: Pick<Member, 'id'>, span: Span, limit: number) {
    const { category, since, before } = span;
    if (category !== null && category !== 'LOTT') return [];
    const filter = { since: `tkt_${since}`, before: `tkt_${before}`, limit };
    const { rows } = await lottery.tickets(member, filter);
    return rows.map(betOfTicket);
  }

  async function roundsOf({ id: member }: Pick<Member, 'id'>, span: Span, limit: number) {
    const { category, since, before } = span;
    const query = { member, category, since: `rnd_${since}`, before: `rnd_${before}`, limit };
    const rounds = await roundsIn(db.read, query);
    return rounds.map((round) => betOfRound(round, vendorNameOf(round.provider)));
  }

  return {
    async bets(member, { before, limit = pageSize, ...asked }) {
      const span = spanOf(asked, before, clock.now());
      if (!span) return fail('invalid-input', longSpan);
      const found = await Promise.all([
        ticketsIn(member, span, limit + 1),
        roundsOf(member, span, limit + 1),
      ]);
      const bets = found
        .flat()
        .toSorted((one, other) => (cursorOf(one) < cursorOf(other) ? 1 : -1));
      const rows = bets.slice(0, limit);
      const last = rows.at(-1);
      return done({ rows, next: bets.length > limit && last ? cursorOf(last) : null });
    },
  };
}

interface Span {
  readonly category: BetEntry['category'] | null;
  readonly since: string;
  readonly before: string;
}

const longSpan = {
  detail: 'Choose a span of at most one year.',
  fields: { from: { code: 'range' } },
} as const;

/** The text of an id without its kind. */
const cursorOf = ({ id }: Pick<BetEntry, 'id'>) => id.slice(4);
const cursorAt = (time: Date) => firstIdAt('rnd', time.getTime()).slice(4);

/** `null` for a span of more than a year. By default the last one. */
function spanOf(
  { category, from, to }: Omit<BetInput, 'before' | 'limit'>,
  cursor: string | undefined,
  now: Date,
): Span | null {
  const end = to ? new Date(to) : new Date(now.getTime() + 1);
  const start = from ? new Date(from) : new Date(end.getTime() - longestMs);
  const lengthMs = end.getTime() - start.getTime();
  if (!(lengthMs > 0 && lengthMs <= longestMs)) return null;
  const last = cursorAt(end);
  return {
    category: category ?? null,
    since: cursorAt(start),
    before: cursor !== undefined && cursor < last ? cursor : last,
  };
}

function betOfTicket({ id, gameName, stake, payout, state, placedAt, draw, lineCount }: Ticket) {
  return {
    id,
    category: 'LOTT',
    gameName,
    vendorName: '',
    stake,
    win: payout,
    state,
    placedAt,
    ticket: { drawId: draw.id, numero: draw.numero, lineCount },
    round: null,
  } satisfies BetEntry;
}

function betOfRound(round: Round, vendorName: string) {
  return {
    id: round.id,
    category: categoryOf(round),
    gameName: round.name,
    vendorName,
    stake: formatAmount(round.stake_units),
    win: formatAmount(round.win_units),
    state: stateOf(round),
    placedAt: round.started_at.toISOString(),
    ticket: null,
    round: { id: round.id, nodeId: round.game_id, providerRound: round.provider_round },
  } satisfies BetEntry;
}

function stateOf({ state, win_units }: Round): BetState {
  if (state === 'open') return 'waiting';
  if (state === 'cancelled') return 'cancelled';
  return win_units > 0n ? 'won' : 'lost';
}
