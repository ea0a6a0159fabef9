import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import { pino } from 'pino';
import type { Db } from '../db/connect.ts';
import { anOrder, testBook, type TestBook } from '../testing/test-book.ts';
import { bookDatabase, closing } from '../testing/test-database.ts';
import { leagueDetail } from '../matches/league-detail.ts';
import { prune } from '../matches/prune.ts';
import { storedMatch } from '../matches/stored-match.ts';
import { placeBet } from '../tickets/place.ts';
import { resumeDue } from '../tickets/resume.ts';
import { feedMessage, leaguesOnlyOf, type FeedMessage } from './feed.ts';
import { createLinesFeed, readLines } from './lines-feed.ts';

const recorded = readFileSync(join(__dirname, '..', 'testing', 'recorded-feed.ndjson'), 'utf8');
const log = pino({ level: 'silent' });

let db: Db;
let wallet: TestWallet;
let clock: { now: Date };
let book: TestBook;

beforeAll(async () => {
  ({ db } = await bookDatabase());
});

beforeEach(async () => {
  await db.read.deleteFrom('match').execute();
  wallet = await testWallet();
  clock = { now: new Date('2026-03-01T15:00:00Z') };
  book = testBook({ db, wallet, clock });
});

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** The recorded lines up to the first one that holds; the clock follows their moments. */
async function play(until: (message: FeedMessage) => boolean): Promise<void> {
  for (const line of recorded.split('\n').filter(Boolean)) {
    const message = feedMessage.parse(JSON.parse(line));
    if (message.type === 'state') clock.now = new Date(message.state.at + 2_000);
    await readLines(inPieces(`${line}\n`, 50), { sink: book.board, log });
    if (until(message)) return;
  }
}

const isResult = (revision: number) => (message: FeedMessage) =>
  message.type === 'result' && message.match === 'cup-1' && message.revision === revision;

test('lines are read whatever pieces they arrive in, and an unreadable one is skipped', async () => {
  const received: FeedMessage[] = [];
  const sink = { receive: (message: FeedMessage) => void received.push(message) };
  await readLines(inPieces(`{"type":"nonsense"}\nno json\n${recorded}`, 7), { sink, log });
  expect(received).toHaveLength(recorded.trim().split('\n').length);
});

test('a process receives the matches of its vendor only', async () => {
  const others = testBook({ db, wallet, clock });
  const sink = leaguesOnlyOf('tf', others.board);
  await readLines(inPieces(recorded, 500), { sink, log });
  expect(others.board.league('harbour-cup')).toBeNull();
  expect(others.board.match('cup-1')).toBeNull();
});

test('a recorded feed is bet on in play, settled, and corrected by a later revision', async () => {
  const player = await book.player();
  await play(({ type }) => type === 'alive');
  clock.now = new Date(clock.now.getTime() + 2_000);
  await book.send({ type: 'alive', at: clock.now.toISOString() });
  const leg = book.leg('cup-1', 'winner', 'home');
  expect(leg.price).toBeLessThan(180);
  expect(await placeBet(book.trade, player, anOrder([leg]))).toMatchObject({
    value: { state: 'open' },
  });
  const staked = wallet.balance;
  await play(isResult(1));
  await book.send({ type: 'alive', at: clock.now.toISOString() });
  await resumeDue(book.trade);
  expect(wallet.balance).toBe(staked);
  await play(isResult(2));
  await book.send({ type: 'alive', at: clock.now.toISOString() });
  await resumeDue(book.trade);
  expect(wallet.balance).toBe(staked + (10_000_000n * BigInt(leg.price)) / 100n);
});

test('a suspended match takes no bets until the supplier resumes it', async () => {
  await play(({ type }) => type === 'suspend');
  const named = { match: 'cup-1', market: 'winner', selection: 'home' };
  expect(book.board.quote(named)).toEqual({ isOpen: false, reason: 'supplier' });
  await play(({ type }) => type === 'resume');
  expect(book.board.suspensionOf('cup-1')).not.toBe('supplier');
});

test('table and results follow from the results, without void matches', async () => {
  await play(isResult(2));
  await book.send({ type: 'alive', at: clock.now.toISOString() });
  const league = book.board.league('harbour-cup');
  if (!league) throw new Error('no league');
  const { table, results } = await leagueDetail(db.read, league);
  expect(table[0]).toMatchObject({ team: 'reds', played: 1, points: 3, form: ['won'] });
  expect(table.find(({ team }) => team === 'golds')).toMatchObject({ played: 0 });
  expect(results.find(({ id }) => id === 'cup-2')?.isVoid).toBe(true);
});

test('a match that has left the board is still known with its course', async () => {
  await play(isResult(2));
  await book.send({ type: 'alive', at: clock.now.toISOString() });
  const stored = await storedMatch(db.read, 'cup-1');
  expect(stored?.match.state).toMatchObject({ phase: 'ended', home: 2, away: 1 });
  expect(stored?.incidents.map(({ kind }) => kind)).toContain('goal');
  expect(stored?.proof.expectation).toEqual(book.board.match('cup-1')?.fixture.expectation);
  expect(await storedMatch(db.read, 'cup-9')).toBeNull();
});

/** A feed that stays open; `answer` is what it sends to the nth request. */
async function aFeed(answer: (response: ServerResponse, count: number) => void) {
  let count = 0;
  const server = createServer((_, response) => answer(response, ++count));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const feed = createLinesFeed({ url: `http://127.0.0.1:${address.port}`, log });
  /** Reads the feed until a message is the wanted one. */
  return async (isWanted: (message: FeedMessage) => boolean) => {
    let found = () => {};
    const isFound = new Promise<void>((resolve) => (found = resolve));
    const running = feed.start({ receive: (message) => isWanted(message) && found() }, []);
    await isFound;
    return running;
  };
}

test('after a broken connection the book connects again', async () => {
  let requests = 0;
  const readUntil = await aFeed((response, count) => {
    requests = count;
    response.write(recorded);
    if (count === 1) response.destroy();
  });
  const { stop } = await readUntil((message) => isResult(2)(message) && requests === 2);
  await stop();
  expect(requests).toBe(2);
});

test('a feed that stays open is stopped at once, also after a garbage collection', async () => {
  const readUntil = await aFeed((response) => void response.write(recorded));
  const { stop } = await readUntil(isResult(2));
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(
    await Promise.race([stop().then(() => 'stopped'), pause(10_000, 'reads on', { ref: false })]),
  ).toBe('stopped');
});

test('old matches are deleted, except those with bets and those that the table of their league counts', async () => {
  const player = await book.player();
  for (const match of ['bet-on', 'unbet', 'newest']) await book.fixture(match);
  await placeBet(book.trade, player, anOrder([book.leg('bet-on', 'winner', 'home')]));
  for (const match of ['bet-on', 'unbet', 'newest']) await book.result(match, [1, 0]);
  await resumeDue(book.trade);
  await db.read.updateTable('match').set({ season: 2 }).where('id', '=', 'newest').execute();
  const stored = async () =>
    (await db.read.selectFrom('match').select('id').orderBy('id').execute()).map(({ id }) => id);
  const pruneAfterDays = async (days: number) => {
    const now = () => new Date(clock.now.getTime() + days * 24 * 3_600_000);
    await prune({ db, now });
    return stored();
  };
  expect(await pruneAfterDays(2)).toEqual(['bet-on', 'newest', 'unbet']);
  expect(await pruneAfterDays(4)).toEqual(['bet-on', 'newest']);
});
