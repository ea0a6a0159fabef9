import {
  formatAmount,
  parseAmount,
  type DrawId,
  type MemberId,
  type SlipLine,
} from '@croupier/contracts';
import { accounts, createLedger, type Ledger, type Move } from '../modules/ledger/index.ts';
import type { Member } from '../modules/identity/index.ts';
import { createLive, type Live } from '../modules/live/index.ts';
import { createLottery, type Lottery } from '../modules/lottery/index.ts';
import { drawById, upcomingDraws, type DrawRow } from '../modules/lottery/draw.store.ts';
import { builtInGames } from '../modules/lottery/definitions/games.ts';
import { addGames } from '../modules/lottery/game.store.ts';
import { createProtection, type Protection } from '../modules/protection/index.ts';
import { testCore, type TestCore, type TestCoreOptions } from './test-core.ts';

export interface LotteryTable {
  readonly core: TestCore;
  readonly ledger: Ledger;
  readonly live: Live;
  readonly lottery: Lottery;
  readonly protection: Protection;
  /** A member with money. */
  member(balance: string, overrides?: Partial<Member>): Promise<Member>;
  balance(member: Member): Promise<string>;
  /** Pays money into a member's account, or out of the site. */
  credit(member: Member, amount: string): Promise<void>;
  spend(member: Member, amount: string): Promise<void>;
  /** Advances the clock to the start of the next three minutes, when every game opens a draw. */
  openDraw(gameId?: string): Promise<DrawRow>;
  /** The currently open draw of a game. */
  openNow(gameId: string): Promise<DrawRow>;
  draw(id: DrawId): Promise<DrawRow>;
  /** Advances the clock to the draw and runs the draw up to its result. */
  drawNow(draw: DrawRow): Promise<DrawRow>;
  bet(
    member: Member,
    draw: { id: DrawId },
    lines: readonly [pick: string, stake: string][],
    key?: string,
  ): ReturnType<Lottery['placeTicket']>;
}

type Dependencies = Partial<Parameters<typeof createLottery>[1]>;

interface TableOptions extends TestCoreOptions {
  /** The games on offer; all games if omitted. */
  readonly games?: readonly string[];
}

let members = 0;
let keys = 0;

/** The real lottery on a fresh database, with a clock that only the test moves. */
export async function lotteryTable(
  uses: Dependencies = {},
  { games, ...options }: TableOptions = {},
): Promise<LotteryTable> {
  const core = await testCore(options);
  if (games) await offerOnly(core, games);
  const live = createLive(core);
  const ledger = createLedger(core, { live });
  const protection = createProtection(core, { live, endPlay: async () => undefined });
  const lottery = createLottery(core, {
    ledger,
    live,
    protection,
    ...uses,
  });

  async function member(balance: string, overrides: Partial<Member> = {}): Promise<Member> {
    const id = `mem_test${String(++members).padStart(6, '0')}` as MemberId;
    const amountUnits = parseAmount(balance) ?? 0n;
    const made: Member = {
      id,
      account: `player${members}`,
      nickname: `player${members}`,
      type: 0,
      brand: 'padma',
      currency: 'BDT',
      lastLoginAt: null,
      token: 'handle',
      ...overrides,
    };
    if (amountUnits === 0n) return made;
    await core.db.transaction((tx) =>
      ledger.book(tx, [
        {
          key: `deposit:${id}`,
          kind: 'deposit',
          currency: made.currency,
          reference: 'dep_test',
          moves: [{ from: accounts.deposits('sandbox'), to: accounts.cash(id), amountUnits }],
        },
      ]),
    );
    return made;
  }

  async function draw(id: DrawId): Promise<DrawRow> {
    const row = await drawById(core.db.read, id);
    if (!row) throw new Error(`there is no draw ${id}`);
    return row;
  }

  async function openDraw(gameId = 'k3-1m'): Promise<DrawRow> {
    const spanMs = 180_000;
    core.clock.set(new Date((Math.floor(core.clock.now().getTime() / spanMs) + 1) * spanMs));
    await lottery.draws.schedule();
    await lottery.draws.advance(1n);
    return openNow(gameId);
  }

  async function openNow(gameId: string): Promise<DrawRow> {
    const open = (await upcomingDraws(core.db.read, core.clock.now())).find(
      (one) => one.game_id === gameId && one.state === 'open',
    );
    if (!open) throw new Error(`no draw of ${gameId} is open`);
    return open;
  }

  async function credit(who: Member, amount: string): Promise<void> {
    await move(who, { from: accounts.deposits('sandbox'), to: accounts.cash(who.id) }, amount);
  }

  async function spend(who: Member, amount: string): Promise<void> {
    await move(who, { from: accounts.cash(who.id), to: accounts.payouts('sandbox') }, amount);
  }

  async function move(
    { currency }: Member,
    ends: Pick<Move, 'from' | 'to'>,
    amount: string,
  ): Promise<void> {
    const moves = [{ ...ends, amountUnits: parseAmount(amount) ?? 0n }];
    const key = `test:${++keys}`;
    const booking = { key, kind: 'deposit', currency, reference: 'dep_test', moves } as const;
    const [booked] = await core.db.transaction((tx) => ledger.book(tx, [booking]));
    if (!booked?.ok) throw new Error(`${amount} could not be moved`);
  }

  return {
    core,
    ledger,
    live,
    lottery,
    protection,
    member,
    credit,
    spend,
    balance: async ({ id }) => formatAmount((await ledger.balance(accounts.cash(id))).balanceUnits),
    openDraw,
    openNow,
    draw,
    drawNow: async (drawn) => {
      core.clock.set(drawn.draws_at);
      await lottery.draws.advance(1n);
      return draw(drawn.id);
    },
    bet: (who, { id }, lines, key = `key-${++keys}`) =>
      lottery.placeTicket(who, { drawId: id, priceVersion: 1, lines: lines.map(asLine) }, key),
  };
}

/** Switches the other games off before the platform's first run: fewer draws make the test faster. */
export async function offerOnly({ db }: TestCore, games: readonly string[]): Promise<void> {
  await db.transaction((tx) =>
    addGames(
      tx,
      builtInGames.map(({ gameId, priceVersion: version }, place) => ({
        game_id: gameId,
        version,
        place,
        enabled: games.includes(gameId),
      })),
    ),
  );
}

function asLine([pick, stake]: readonly [string, string]): SlipLine {
  const [playType = '', choice = ''] = pick.split(':');
  return { playType, choice, stake };
}
