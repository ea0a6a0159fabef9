import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import type { Db } from '../db/connect.ts';
import type { TicketState } from '../db/tables.ts';
import { childSeed, randomOf, type Random } from '../model/random.ts';
import { bookDatabase } from '../testing/test-database.ts';
import { anOrder, testBook, type TestBook } from '../testing/test-book.ts';
import { cashOut, placeBet } from './place.ts';
import { resumeDue } from './resume.ts';
import type { Trade } from './trade.ts';

let db: Db;
const kills = 60;

beforeAll(async () => {
  ({ db } = await bookDatabase());
});

class Killed extends Error {}

/** A process that ends at its n-th step: before or after any wallet call, or in a bet delay. */
function mortal(trade: Trade, steps: number): Trade {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  return {
    ...trade,
    now() {
      step();
      return trade.now();
    },
    async pause(ms) {
      step();
      await trade.pause(ms);
      step();
    },
    walletOf: (vendor) => ({
      async ask(...asked) {
        step();
        const answer = await trade.walletOf(vendor).ask(...asked);
        step();
        return answer;
      },
    }),
  };
}

async function orKilled(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

/** The wallet answers, works and loses its answer, or does nothing. */
function failing(wallet: TestWallet, random: Random): void {
  wallet.treat = () => {
    const point = random();
    return point < 0.75 ? 'answer' : point < 0.9 ? 'lose-answer' : 'drop';
  };
}

const ended: readonly TicketState[] = ['closed', 'void', 'refused', 'cancelled'];

/** New processes, until nothing is due. */
async function recover(book: TestBook, clock: { now: Date }, mine: string): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
    await resumeDue(book.trade);
    const rows = await db.read
      .selectFrom('ticket')
      .select('state')
      .where('player', '=', mine)
      .execute();
    const corrections = await db.read
      .selectFrom('correction')
      .innerJoin('ticket', 'ticket.id', 'correction.ticket_id')
      .select('n')
      .where('player', '=', mine)
      .where('is_sent', '=', false)
      .execute();
    if (rows.every(({ state }) => ended.includes(state)) && corrections.length === 0) return;
  }
}

/** What the player must have, by the book's own rows. */
async function expectedChange(player: string): Promise<bigint> {
  const tickets = await db.read
    .selectFrom('ticket')
    .selectAll()
    .where('player', '=', player)
    .execute();
  const corrections = await db.read
    .selectFrom('correction')
    .innerJoin('ticket', 'ticket.id', 'correction.ticket_id')
    .select('amount_units')
    .where('player', '=', player)
    .execute();
  expect(tickets.every(({ state }) => ended.includes(state))).toBe(true);
  const booked = tickets.filter(({ state }) => state === 'closed');
  return (
    booked.reduce((sum, { stake_units, win_units }) => sum + win_units - stake_units, 0n) +
    corrections.reduce((sum, { amount_units }) => sum + amount_units, 0n)
  );
}

test(`after ${kills} kills in the middle of matches and bets every bet is settled or returned`, async () => {
  const wallet = await testWallet();
  const seen = new Set<TicketState>();
  for (let kill = 0; kill < kills; kill += 1) {
    const random = randomOf(childSeed('77'.repeat(32), String(kill)));
    const clock = { now: new Date('2026-01-05T12:00:00Z') };
    const book = testBook({ db, wallet, clock });
    wallet.treat = () => 'answer';
    const player = await book.player();
    wallet.balance = 1_000_000_000n;
    failing(wallet, random);
    const matches = [`kill-${kill}-a`, `kill-${kill}-b`] as const;
    for (const match of matches) await book.fixture(match);
    if (kill % 3 === 0) await book.live(matches[0], [0, 0], 10);
    const trade = mortal(book.trade, Math.floor(random() * 60));
    const legs = matches.map((match) =>
      book.leg(match, 'winner', random() < 0.5 ? 'home' : 'draw'),
    );
    const orders = [anOrder(legs.slice(0, 1)), anOrder(legs.slice(1)), anOrder(legs)];
    for (const order of orders) await orKilled(placeBet(trade, player, order));
    const [open] = await db.read
      .selectFrom('ticket')
      .select('id')
      .where('player', '=', player.player)
      .where('state', '=', 'open')
      .execute();
    if (open && kill % 4 === 0)
      await orKilled(cashOut(trade, player, { ticket: open.id, amount: '10.00' }));
    if (kill % 5 === 0) await book.voided(matches[0]);
    else await book.result(matches[0], [1, 0]);
    await book.result(matches[1], [1, 1]);
    await orKilled(resumeDue(trade));
    if (kill % 2 === 0) await book.result(matches[1], [2, 1], 2);
    await orKilled(resumeDue(trade));
    for (const { state } of await db.read
      .selectFrom('ticket')
      .select('state')
      .where('player', '=', player.player)
      .execute())
      seen.add(state);
    wallet.treat = () => 'answer';
    await recover(book, clock, player.player);
    expect(wallet.balance - 1_000_000_000n).toBe(await expectedChange(player.player));
  }
  // The kills found tickets in every state that a process can leave.
  expect([...seen]).toEqual(
    expect.arrayContaining(['betting', 'rolling-back', 'paying', 'open', 'closed', 'delayed']),
  );
});
