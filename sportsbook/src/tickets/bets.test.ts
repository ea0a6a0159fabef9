import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import type { Db } from '../db/connect.ts';
import { bookDatabase } from '../testing/test-database.ts';
import { anOrder, testBook, type TestBook } from '../testing/test-book.ts';
import type { TicketView } from '../play-protocol.ts';
import { prune } from '../matches/prune.ts';
import { bookedRound, bookedTransactions } from './book.ts';
import { cashOut, placeBet, shown, type Booked } from './place.ts';
import { gamesOf } from '../http/catalogue.ts';
import { limitsOf, limitsUpTo, stakeEndsOf } from './limits.ts';
import { createPlayMoney, isFunPartner } from './play-money.ts';
import { resumeDue } from './resume.ts';
import { balanceOf, openFunSession, sessionOf } from './sessions.ts';
import { ticketOf, type Session } from './tickets.store.ts';

let db: Db;
let wallet: TestWallet;
let clock: { now: Date };
let book: TestBook;
let player: Session;
let matches = 0;

beforeAll(async () => {
  ({ db } = await bookDatabase());
});

beforeEach(async () => {
  wallet = await testWallet();
  clock = { now: new Date('2026-01-05T12:00:00Z') };
  book = testBook({ db, wallet, clock });
  player = await book.player();
});

async function aMatch(): Promise<string> {
  matches += 1;
  await book.fixture(`match-${matches}`);
  return `match-${matches}`;
}

function valueOf(booked: Booked<TicketView>): TicketView {
  if (!booked.ok) throw new Error(booked.code);
  return booked.value;
}

const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const bet = async (order: ReturnType<typeof anOrder>) =>
  valueOf(await placeBet(book.trade, player, order));
const look = async ({ id }: TicketView) => valueOf(await shown(book.trade, id));
const calls = (name: string) => wallet.asked.filter(({ call }) => call === name);
const start = 10_000_000n;
const stake = 10_000_000n;

test('a won bet pays stake times price, once, and the round is closed', async () => {
  const match = await aMatch();
  const leg = book.leg(match, 'winner', 'home');
  const ticket = await bet(anOrder([leg]));
  expect(ticket).toMatchObject({ state: 'open', stake: '100.00', balance: String(start - stake) });
  await book.result(match, [2, 0]);
  await resumeDue(book.trade);
  await resumeDue(book.trade);
  expect(wallet.balance).toBe(start - stake + (stake * BigInt(leg.price)) / 100n);
  expect(await look(ticket)).toMatchObject({ state: 'won', legs: [{ score: [2, 0] }] });
  expect(calls('wins').map(({ request }) => request.items?.[0]?.round_closed)).toEqual([true]);
});

test('bets of another vendor, from a database that both shared, are left to the process of that vendor', async () => {
  const [match, corrected] = [await aMatch(), await aMatch()];
  const half = { stake: '50.00' };
  const theirs = await bet(anOrder([book.leg(match, 'winner', 'home')], half));
  const paid = await bet(anOrder([book.leg(corrected, 'winner', 'home')], half));
  await book.result(corrected, [2, 0]);
  await resumeDue(book.trade);
  await book.result(corrected, [0, 0], 2);
  await book.result(match, [2, 0]);
  const { balance } = wallet;
  await resumeDue({ ...book.trade, partners: ['tf'] });
  expect(wallet.balance).toBe(balance);
  await resumeDue(book.trade);
  expect([(await look(theirs)).state, (await look(paid)).state]).toEqual(['won', 'lost']);
});

test('a lost bet is closed with a win of zero, and a returned one pays its stake', async () => {
  const match = await aMatch();
  const lost = await bet(anOrder([book.leg(match, 'winner', 'home')], { stake: '40.00' }));
  const line = book.board
    .match(match)
    ?.markets.find(({ key }) => /^handicap:-?[01]$/.test(key))?.key;
  const pushed = await bet(anOrder([book.leg(match, line ?? '', 'home')], { stake: '30.00' }));
  const margin = Number(line?.split(':')[1]);
  await book.result(match, margin === 0 ? [1, 1] : margin < 0 ? [1, 0] : [0, 1]);
  await resumeDue(book.trade);
  expect((await look(pushed)).state).toBe('returned');
  expect((await look(lost)).state).toBe(margin < 0 ? 'won' : 'lost');
});

test('bets on a void match are refunded by a rollback', async () => {
  const match = await aMatch();
  const ticket = await bet(anOrder([book.leg(match, 'winner', 'draw')]));
  await book.voided(match);
  await resumeDue(book.trade);
  expect(await look(ticket)).toMatchObject({ state: 'returned', paid: '100.00' });
  expect(wallet.balance).toBe(start);
  expect(calls('rollback')).toHaveLength(1);
  await resumeDue(book.trade);
  expect(
    await bookedRound(db.read, { id: ticket.id, partner: 'fb', player: player.player }),
  ).toMatchObject({ state: 'cancelled', transactions: [{ kind: 'bet', state: 'cancelled' }] });
});

test('a changed price has to be accepted again and nothing is staked; a better one is taken if that was chosen', async () => {
  const match = await aMatch();
  const leg = book.leg(match, 'winner', 'home');
  const dear = { ...leg, price: leg.price + 20 };
  expect(await placeBet(book.trade, player, anOrder([dear]))).toEqual({
    ok: false,
    code: 'price-moved',
    legs: [{ match, market: 'winner', selection: 'home', price: leg.price, reason: null }],
  });
  expect(await placeBet(book.trade, player, anOrder([dear], { takesBetter: true }))).toMatchObject({
    code: 'price-moved',
  });
  expect(calls('bet')).toHaveLength(0);
  const low = { ...leg, price: leg.price - 10 };
  expect(await placeBet(book.trade, player, anOrder([low]))).toMatchObject({ ok: false });
  const better = await bet(anOrder([low], { takesBetter: true }));
  expect(better.legs[0]?.price).toBe(leg.price);
});

test('in play the price is compared again after the bet delay', async () => {
  const match = await aMatch();
  await book.live(match, [0, 0], 20);
  later(2_000);
  await book.live(match, [0, 0], 20);
  const order = anOrder([book.leg(match, 'winner', 'home')]);
  const waits: number[] = [];
  const scoring = {
    ...book.trade,
    async pause(ms: number) {
      waits.push(ms);
      await book.live(match, [0, 1], 21);
    },
  };
  expect(await placeBet(scoring, player, order)).toMatchObject({ code: 'suspended' });
  later(2_000);
  await book.live(match, [0, 1], 21);
  expect(await placeBet(book.trade, player, order)).toMatchObject({
    value: { state: 'refused', refusal: 'suspended' },
  });
  expect(waits).toEqual([2_000]);
  expect(calls('bet')).toHaveLength(0);
  expect(await bet(anOrder([book.leg(match, 'winner', 'home')]))).toMatchObject({ state: 'open' });
});

test('the same order is the same bet, however often and at once it arrives', async () => {
  const order = anOrder([book.leg(await aMatch(), 'winner', 'home')]);
  const ids = await Promise.all([bet(order), bet(order), bet(order)]);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect((await bet(order)).id).toBe(ids[0]?.id);
  expect(calls('bet')).toHaveLength(1);
});

test('a parlay multiplies its prices, a void leg counts as one, and one lost leg loses it', async () => {
  const [one, two, three] = [await aMatch(), await aMatch(), await aMatch()];
  const legs = [one, two, three].map((match) => book.leg(match, 'winner', 'home'));
  const winning = await bet(anOrder(legs, { stake: '10.00' }));
  const losing = await bet(
    anOrder([book.leg(one, 'winner', 'away'), book.leg(two, 'winner', 'home')], { stake: '10.00' }),
  );
  const before = wallet.balance;
  await book.result(one, [1, 0]);
  await book.voided(two);
  await resumeDue(book.trade);
  expect((await look(losing)).state).toBe('lost');
  expect((await look(winning)).state).toBe('open');
  await book.result(three, [3, 1]);
  await resumeDue(book.trade);
  const [first, , third] = legs.map(({ price }) => BigInt(price));
  expect(wallet.balance - before).toBe((1_000_000n * (first ?? 0n) * (third ?? 0n)) / 10_000n);
});

test('what depends on each other cannot be combined, and too much is not paid', async () => {
  const match = await aMatch();
  const twice = [book.leg(match, 'winner', 'home'), book.leg(match, 'both-score', 'yes')];
  const refusal = async (order: ReturnType<typeof anOrder>) => {
    const booked = await placeBet(book.trade, player, order);
    return booked.ok ? null : booked.code;
  };
  expect(await refusal(anOrder(twice))).toBe('not-combinable');
  expect(await refusal(anOrder(twice.slice(0, 1), { stake: '5.00' }))).toBe('stake-refused');
  expect(await refusal(anOrder(twice.slice(0, 1), { stake: '10.001' }))).toBe('stake-refused');
  const long = book.leg(match, 'score', '4-4');
  expect(await refusal(anOrder([long], { stake: '50000.00' }))).toBe('payout-too-high');
});

test('a bet accepts only stakes that all its competitions accept', () => {
  expect(stakeEndsOf('BDT', ['north-championship'])).toEqual({ least: '1.00', most: '5000.00' });
  expect(stakeEndsOf('BDT', ['north-championship', 'padma-premier', 'liga-verano'])).toEqual({
    least: '10.00',
    most: '5000.00',
  });
  expect(stakeEndsOf('BDT', ['of-a-supplier'])).toEqual({ least: '10.00', most: '50000.00' });
  expect(stakeEndsOf('XXX', [])).toBeNull();
  const leasts = gamesOf('fb').map(({ min_bet }) => min_bet['BDT']);
  expect(new Set(leasts).size).toBeGreaterThan(2);
});

test('a limit of the wallet lowers the largest stake that the page offers', () => {
  const limits = limitsOf('BDT');
  if (!limits) throw new Error('no limits');
  expect(limitsUpTo(limits, '100.00')).toMatchObject({
    most: '100.00',
    chips: ['50.00', '100.00'],
  });
  expect(limitsUpTo(limits, '60000.00')).toEqual(limits);
  expect(limitsUpTo(limits, undefined)).toEqual(limits);
});

test('a cash-out pays what was offered, once; a lower offer has to be accepted again', async () => {
  const match = await aMatch();
  const ticket = await bet(anOrder([book.leg(match, 'winner', 'home')]));
  const { cashOut: offer } = await look(ticket);
  await book.live(match, [0, 1], 30);
  later(2_000);
  await book.live(match, [0, 1], 30);
  const asked = { ticket: ticket.id, amount: offer ?? '' };
  const lower = await cashOut(book.trade, player, asked);
  expect(lower).toMatchObject({ ok: false, code: 'cash-out-moved' });
  const now = (await look(ticket)).cashOut ?? '';
  const again = { ticket: ticket.id, amount: now };
  await Promise.all([cashOut(book.trade, player, again), cashOut(book.trade, player, again)]);
  // The player's balance contains it when the press is answered.
  expect(wallet.balance).toBe(start - stake + BigInt(Math.round(Number(now) * 100_000)));
  await book.result(match, [2, 1]);
  await resumeDue(book.trade);
  expect(await look(ticket)).toMatchObject({ state: 'cashed-out', paid: now });
  expect(wallet.balance).toBe(start - stake + BigInt(Math.round(Number(now) * 100_000)));
});

test('a corrected result moves the difference, once, in both directions', async () => {
  const match = await aMatch();
  const leg = book.leg(match, 'winner', 'home');
  const ticket = await bet(anOrder([leg]));
  await book.result(match, [1, 0]);
  await resumeDue(book.trade);
  await book.result(match, [1, 1], 2);
  await resumeDue(book.trade);
  await resumeDue(book.trade);
  expect(wallet.balance).toBe(start - stake);
  expect(await look(ticket)).toMatchObject({ state: 'lost', paid: '0.00' });
  await book.result(match, [2, 1], 3);
  // An older revision that arrives late changes nothing.
  await book.result(match, [1, 1], 2);
  await resumeDue(book.trade);
  expect(wallet.balance).toBe(start - stake + (stake * BigInt(leg.price)) / 100n);
  expect(calls('adjust').map(({ request }) => request.reason)).toEqual(['resettle', 'resettle']);
});

test('a silent feed suspends its markets with a notice, and a message opens them again', async () => {
  const match = await aMatch();
  const leg = book.leg(match, 'winner', 'home');
  const ticket = await bet(anOrder([leg]));
  later(5_001);
  expect(await placeBet(book.trade, player, anOrder([leg]))).toMatchObject({
    code: 'suspended',
    legs: [{ price: null, reason: 'feed' }],
  });
  expect((await look(ticket)).cashOut).toBeNull();
  expect(book.board.isFeedSilent()).toBe(true);
  await book.send({ type: 'alive', at: clock.now.toISOString() });
  expect(await placeBet(book.trade, player, anOrder([leg]))).toMatchObject({ ok: true });
});

test('a match that ended while the wallet was asked still decides the bet', async () => {
  const match = await aMatch();
  const order = anOrder([book.leg(match, 'winner', 'home')]);
  const slow = {
    ...book.trade,
    walletOf: (vendor: string) => ({
      async ask(...asked: Parameters<ReturnType<typeof book.trade.walletOf>['ask']>) {
        const answer = await book.trade.walletOf(vendor).ask(...asked);
        await book.result(match, [1, 0]);
        await resumeDue(book.trade);
        return answer;
      },
    }),
  };
  const ticket = valueOf(await placeBet(slow, player, order));
  await resumeDue(book.trade);
  expect((await look(ticket)).state).toBe('won');
});

test('a bet is shown only to the player who placed it', async () => {
  const ticket = await bet(anOrder([book.leg(await aMatch(), 'winner', 'home')]));
  expect(await ticketOf(db.read, player, ticket.id)).toMatchObject({ id: ticket.id });
  expect(await ticketOf(db.read, await book.player(), ticket.id)).toBeUndefined();
});

test('the records list what was booked, by partner and time', async () => {
  const match = await aMatch();
  const ticket = await bet(anOrder([book.leg(match, 'winner', 'home')]));
  await book.result(match, [0, 0]);
  await resumeDue(book.trade);
  const range = {
    from: new Date(clock.now.getTime() - 1),
    until: new Date(clock.now.getTime() + 1),
  };
  const ours = await bookedTransactions(db.read, { partner: 'fb', ...range });
  const listed = ours.transactions.filter(({ round }) => round === ticket.id);
  expect(listed.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', String(stake)],
    ['win', '0'],
  ]);
  const others = await bookedTransactions(db.read, { partner: 'tf', ...range });
  expect(others.transactions).toEqual([]);
});

test('free play bets play money: the wallet is never asked, and no partner reads the bets', async () => {
  const playMoney = createPlayMoney();
  const trade = {
    ...book.trade,
    walletOf: (partner: string) =>
      isFunPartner(partner) ? playMoney : book.trade.walletOf(partner),
  };
  const visit = { gameCode: 'fb-book', currency: 'BDT' };
  const opened = await openFunSession(trade, playMoney, visit);
  const session = opened.ok ? await sessionOf(trade, opened.value.token ?? '') : null;
  if (!session) throw new Error('no free play');
  const asked = wallet.asked.length;
  const [won, lost, voided, dear] = [
    await aMatch(),
    await aMatch(),
    await aMatch(),
    await aMatch(),
  ];
  const place = async (match: string, amount = '100.00') =>
    valueOf(
      await placeBet(
        trade,
        session,
        anOrder([book.leg(match, 'winner', 'home')], { stake: amount }),
      ),
    );
  const ticket = await place(won);
  await place(lost);
  await place(voided);
  expect(await place(dear, '9900.00')).toMatchObject({
    state: 'refused',
    refusal: 'RS_ERROR_NOT_ENOUGH_MONEY',
  });
  await book.result(won, [2, 0]);
  await book.result(lost, [0, 2]);
  await book.voided(voided);
  await resumeDue(trade);
  await resumeDue(trade);
  expect(valueOf(await shown(trade, ticket.id)).state).toBe('won');
  const price = BigInt(ticket.legs[0]?.price ?? 0);
  // 10,000 to begin with, less two stakes of which one won; the third came back.
  const left = 1_000_000_000n - 2n * stake + (stake * price) / 100n;
  expect(await balanceOf(trade, session)).toEqual({ ok: true, value: { balance: String(left) } });
  // A corrected result takes the win back.
  await book.result(won, [0, 0], 2);
  await resumeDue(trade);
  await resumeDue(trade);
  expect(await balanceOf(trade, session)).toEqual({
    ok: true,
    value: { balance: String(1_000_000_000n - 2n * stake) },
  });
  expect(wallet.asked).toHaveLength(asked);
  const day = { from: new Date('2026-01-05T00:00:00Z'), until: new Date('2026-01-06T00:00:00Z') };
  const { transactions } = await bookedTransactions(db.read, { partner: 'fb', ...day });
  expect(transactions.filter(({ user }) => user === session.player)).toEqual([]);
  later(25 * 3_600_000);
  await prune({ db, now: trade.now });
  expect(await sessionOf(trade, opened.ok ? (opened.value.token ?? '') : '')).toBeNull();
  expect(await shown(trade, ticket.id).catch(() => null)).toBeNull();
});
