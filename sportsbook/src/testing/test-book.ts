import { randomUUID } from 'node:crypto';
import type { TestWallet } from '@croupier/provider/testing/test-wallet';
import type { SigningKey } from '@croupier/provider/signature';
import { createWalletClient } from '@croupier/provider/wallet-client';
import { pino } from 'pino';
import { createBoard, type Board } from '../board/board.ts';
import { keyOf } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { feedMessage, type FeedMessageText } from '../feed/feed.ts';
import { createRecorder } from '../matches/recorder.ts';
import type { BetOrder, LegOrder } from '../play-protocol.ts';
import { funPartnerOf } from '../tickets/play-money.ts';
import { openSession, sessionOf } from '../tickets/sessions.ts';
import type { Session } from '../tickets/tickets.store.ts';
import type { Trade } from '../tickets/trade.ts';

export interface TestBook {
  readonly trade: Trade;
  readonly board: Board;
  /** Sends a message of the feed and waits until it is written. */
  send(message: FeedMessageText): Promise<void>;
  /** A match of the league that begins in ten minutes. */
  fixture(match: string): Promise<void>;
  live(match: string, score: readonly [number, number], minute: number): Promise<void>;
  result(match: string, score: readonly [number, number], revision?: number): Promise<void>;
  voided(match: string, revision?: number): Promise<void>;
  leg(match: string, market: string, selection: string): LegOrder;
  player(): Promise<Session>;
}

const team = (code: string) => ({
  code,
  name: code.toUpperCase(),
  hues: [10, 200] as [number, number],
  crest: [1, 2, 3] as [number, number, number],
});

const testKey = keyOf({ vendor: 'fb', secret: 'secret' });

/** A book without its server, whose clock and feed the test controls. */
export function testBook({
  db,
  wallet,
  clock,
  key = testKey,
  pause = async () => undefined,
}: {
  readonly db: Db;
  readonly wallet: Pick<TestWallet, 'url'>;
  readonly clock: { readonly now: Date };
  readonly key?: SigningKey;
  readonly pause?: Trade['pause'];
}): TestBook {
  const now = () => clock.now;
  const log = pino({ level: 'silent' });
  const board = createBoard({ now: () => clock.now.getTime() });
  const recorder = createRecorder({ db, log });
  board.listen(recorder.listener);
  const client = createWalletClient({ walletUrl: wallet.url, key, now });
  const walletOf = () => client;
  const partners = ['fb', funPartnerOf('fb')];
  const trade: Trade = { db, board, partners, walletOf, now, pause, log };
  const at = () => clock.now.toISOString();

  async function send(message: FeedMessageText): Promise<void> {
    board.receive(feedMessage.parse(message));
    await recorder.settled();
  }
  board.receive(
    feedMessage.parse({
      type: 'league',
      league: 'test-league',
      vendor: 'fb',
      sport: 'football',
      name: { en: 'Test', bn: 'Test', es: 'Test', ar: 'Test' },
      teams: ['a', 'b', 'c', 'd', 'e', 'f'].map(team),
    }),
  );
  const ended = (match: string, outcome: 'ended' | 'void', revision: number) => ({
    type: 'result' as const,
    match,
    revision,
    outcome,
    periods: [],
    seed: null,
    at: at(),
  });
  return {
    trade,
    board,
    send,
    fixture: (match) =>
      send({
        type: 'fixture',
        match,
        league: 'test-league',
        season: 1,
        round: 1,
        starts_at: new Date(clock.now.getTime() + 600_000).toISOString(),
        home: 'a',
        away: 'b',
        expectation: { home_goals: 1.5, away_goals: 1.1 },
        commit: null,
      }),
    live: (match, [home, away], minute) =>
      send({
        type: 'state',
        match,
        state: { phase: 'live', clock: minute, at: at(), speed: 0, home, away, periods: [] },
      }),
    result: (match, [home, away], revision = 1) =>
      send({ ...ended(match, 'ended', revision), home, away }),
    voided: (match, revision = 1) => send({ ...ended(match, 'void', revision), home: 0, away: 0 }),
    leg(match, market, selection) {
      const quote = board.quote({ match, market, selection });
      if (!quote.isOpen) throw new Error(`${match} ${market} ${selection}: ${quote.reason}`);
      return { match, market, selection, price: quote.price };
    },
    async player() {
      const name = `mem_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
      const opened = await openSession(trade, { launchToken: name, gameCode: 'fb-book' });
      if (!opened.ok || !opened.value.token) throw new Error('no session');
      const session = await sessionOf(trade, opened.value.token);
      if (!session) throw new Error('no session');
      return session;
    },
  };
}

export const anOrder = (legs: readonly LegOrder[], change: Partial<BetOrder> = {}): BetOrder => ({
  orderId: randomUUID(),
  stake: '100.00',
  legs,
  takesBetter: false,
  ...change,
});
