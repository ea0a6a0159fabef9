import { sql, type Selectable } from 'kysely';
import type { Read, Tx } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import { marketOf } from '../markets/markets.ts';
import { returned, type Result } from '../markets/result.ts';
import { payoutOf } from './payout.ts';
import { correctionsOf, legsOf, lockTicket, type Leg, type Ticket } from './tickets.store.ts';
import type { Trade } from './trade.ts';

type MatchRow = Selectable<Tables['match']>;

/** Matches with a result that bets were not settled by yet. */
export async function unsettledMatches(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('match')
    .select('id')
    .whereRef('revision', '>', 'settled_revision')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Decides every bet on a match by its latest result, in one transaction. Open tickets become due for payment; tickets
 * that are paid already get a correction of the difference.
 */
export async function settleMatch({ db, now }: Trade, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const match = await tx
      .selectFrom('match')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!match || match.revision <= match.settled_revision) return;
    await decideLegs(tx, match);
    await paySingles(tx, id, now());
    await decideOthers(tx, match, now());
    await tx
      .updateTable('match')
      .set({ settled_revision: match.revision })
      .where('id', '=', id)
      .execute();
  });
}

function resultOf(
  match: MatchRow,
  { market, selection }: Pick<Leg, 'market' | 'selection'>,
): Result {
  if (match.outcome === 'void') return returned;
  const final = { home: match.home_score, away: match.away_score, periods: match.periods };
  return marketOf(market)?.resolve(final, selection) ?? returned;
}

async function decideLegs(tx: Tx, match: MatchRow): Promise<void> {
  const groups = await tx
    .selectFrom('leg')
    .select(['market', 'selection'])
    .distinct()
    .where('match_id', '=', match.id)
    .execute();
  if (groups.length === 0) return;
  const results = groups.map((group) => ({ ...group, ...resultOf(match, group) }));
  const column = <Key extends keyof (typeof results)[number]>(key: Key) =>
    results.map((result) => result[key]);
  await sql`update leg set win = r.win, refund = r.refund, is_void = ${match.outcome === 'void'}
    from unnest(${column('market')}::text[], ${column('selection')}::text[], ${column('win')}::int[],
      ${column('refund')}::int[]) as r (market, selection, win, refund)
    where leg.match_id = ${match.id} and leg.market = r.market and leg.selection = r.selection`.execute(
    tx,
  );
}

/** Open single bets, all at once: a match can have a hundred thousand of them. */
async function paySingles(tx: Tx, match: string, now: Date): Promise<void> {
  await sql`update ticket set
      state = case when leg.is_void then 'voiding' else 'paying' end,
      win_units = case when leg.is_void then 0 else
        div(ticket.stake_units::numeric * (leg.win * leg.price + leg.refund * 100), 200)::bigint end,
      attempts = 0, due_at = ${now}
    from leg
    where leg.ticket_id = ticket.id and leg.match_id = ${match} and ticket.state = 'open'
      and not ticket.is_parlay`.execute(tx);
}

/** Parlays, and tickets that were paid by an earlier result. */
async function decideOthers(tx: Tx, match: MatchRow, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('ticket')
    .innerJoin('leg', 'leg.ticket_id', 'ticket.id')
    .select('ticket.id')
    .where('leg.match_id', '=', match.id)
    .where((where) =>
      where.or([
        where.and([where('ticket.state', '=', 'open'), where('ticket.is_parlay', '=', true)]),
        where.and([
          where('ticket.state', '=', 'closed'),
          where('ticket.is_cashed_out', '=', false),
        ]),
        // Singles that this settlement has just decided are right already.
        where.and([
          where('ticket.state', '=', 'paying'),
          where('ticket.is_cashed_out', '=', false),
          where.or([where('ticket.is_parlay', '=', true), where.val(match.revision > 1)]),
        ]),
      ]),
    )
    .orderBy('ticket.id')
    .execute();
  for (const { id } of rows) {
    const ticket = await lockTicket(tx, id);
    if (ticket) await decideTicket(tx, ticket, now);
  }
}

/** Decides one ticket by the legs as they stand. */
async function decideTicket(tx: Tx, ticket: Ticket, now: Date): Promise<void> {
  const legs = await legsOf(tx, [ticket.id]);
  const payout = payoutOf(ticket.stake_units, legs);
  if (payout === null) return;
  if (ticket.state === 'open') {
    const isVoid = legs.every(({ is_void }) => is_void);
    await tx
      .updateTable('ticket')
      .set({
        state: isVoid ? 'voiding' : 'paying',
        win_units: isVoid ? 0n : payout,
        attempts: 0,
        due_at: now,
      })
      .where('id', '=', ticket.id)
      .execute();
    return;
  }
  await correct(tx, ticket, payout, now);
}

async function correct(tx: Tx, ticket: Ticket, payout: bigint, now: Date): Promise<void> {
  const earlier = await correctionsOf(tx, [ticket.id]);
  const paid = earlier.reduce((sum, { amount_units }) => sum + amount_units, ticket.win_units);
  if (paid === payout) return;
  await tx
    .insertInto('correction')
    .values({
      ticket_id: ticket.id,
      n: earlier.length + 1,
      amount_units: payout - paid,
      is_sent: false,
      attempts: 0,
      due_at: now,
      made_at: now,
    })
    .execute();
}

/** A ticket that was booked after a match of it had been settled. */
export async function settleDecidedTicket({ db, now }: Trade, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (ticket?.state !== 'open') return;
    const legs = await legsOf(tx, [id]);
    const decided = await tx
      .selectFrom('match')
      .selectAll()
      .where(
        'id',
        'in',
        legs.map(({ match_id }) => match_id),
      )
      .where('revision', '>', 0)
      .execute();
    if (decided.length === 0) return;
    for (const leg of legs) {
      const match = decided.find((one) => one.id === leg.match_id);
      if (!match) continue;
      await tx
        .updateTable('leg')
        .set({ ...resultOf(match, leg), is_void: match.outcome === 'void' })
        .where('ticket_id', '=', id)
        .where('n', '=', leg.n)
        .execute();
    }
    await decideTicket(tx, ticket, now());
  });
}
