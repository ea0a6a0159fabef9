import type { GameId, HeldWinId, MemberId, RoundId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { keyOfConversion, lockBonuses, publishBonusEvents } from '../bonuses/index.ts';
import { accounts, keyOfHold, type Ledger, type LedgerBatch } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection, GuardBatch } from '../protection/index.ts';
import { memberOf } from './wallet-context.ts';
import type { Partner } from './partners.ts';
import type {
  RoundKey,
  RoundRow,
  SessionRow,
  TransactionKey,
  TransactionRow,
} from './providers.store.ts';
import { hashOf } from './tokens.ts';
import { keyOfClosing, keyOfMoney } from './bookings.ts';
import { writeParked, type ParkedWin } from './parked-wins.ts';
import { cachedRows } from './cached-rows.ts';
import type { WinTerms } from './win-bounds.ts';
import { openBonuses, type SetBonuses } from './set-bonuses.ts';
import {
  lockRounds,
  lockTransactions,
  lockFreeRounds,
  lastSessions,
  playedGames,
  type GameOfBrand,
  type PlayedGame,
  writeSet,
} from './wallet-set.store.ts';
import type { OrderOf } from './orders.ts';
import { gamesByCodes, maySit, seatedAt } from './lobby-tables.ts';
import { sessionsByTokens } from './sessions.store.ts';
import { tellFreeRounds } from './free-rounds-news.ts';
import type { FreeRoundsRow } from './free-rounds.store.ts';

/** A bet, a win or both together as received from a provider. */
export type MoneyOrder = { readonly partner: Partner } & (
  | { readonly call: 'bet'; readonly request: OrderOf<'bet'> }
  | { readonly call: 'win'; readonly request: OrderOf<'win'> }
  | { readonly call: 'betwin'; readonly request: OrderOf<'betwin'> }
);

/**
 * The data that a batch of bets and wins works on: read and locked together, changed in memory by one call
 * after the other, written together. All code takes the locks in one order: transactions, free rounds,
 * rounds, bonuses, guards, accounts.
 */
export interface WalletSet {
  readonly now: Date;
  readonly batch: LedgerBatch;
  /** The player protection. */
  readonly watch: GuardBatch;
  session(partner: Partner, token: string | undefined): SessionRow | null;
  /** The last session of a member with a partner that named no token. */
  lastSession(partner: Partner, user: string | undefined): SessionRow | null;
  /** The session at the table of its lobby that a call names; the session itself where it names none of them. */
  seat(session: SessionRow, gameCode: string): SessionRow;
  /** The game as offered to the session's brand; `null` if it is not offered. */
  openGame(session: SessionRow): PlayedGame | null;
  bonuses: SetBonuses;
  /** Granted free rounds, including this batch's changes. */
  freeRounds(id: string): FreeRoundsRow | null;
  keepFreeRounds(row: FreeRoundsRow): void;
  /** Adds to a session's counts. */
  count(session: string | null, change: SetTotals): void;
  /** Wins minus stakes of a session, including this batch's. */
  netOf(session: SessionRow): bigint;
  transaction(key: TransactionKey): TransactionRow | null;
  round(key: RoundKey): RoundRow | null;
  /** What the catalogue says of the stakes and wins of a round's game. */
  winTerms(round: RoundRow): WinTerms;
  readonly holds: Pick<Ledger['holds'], 'holdAt'>;
  newHeldWinId(): HeldWinId;
  /** Keeps a win whose money is held. */
  park(win: ParkedWin): void;
  /** Whether a round is played in the game that a call names. */
  isIn(round: RoundRow, gameCode: string): boolean;
  /** Id for a new round. */
  newRoundId(key: RoundKey): RoundId;
  keepTransaction(row: TransactionRow): void;
  keepRound(row: RoundRow): void;
  write(): Promise<void>;
}

export interface SetTotals {
  readonly staked: bigint;
  readonly won: bigint;
}

export interface SetUses {
  readonly core: Core;
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly live: Pick<Live, 'publishAll'>;
}

export async function openWalletSet(
  tx: Tx,
  orders: readonly MoneyOrder[],
  { core, ledger, protection, live }: SetUses,
): Promise<WalletSet> {
  const sessions = await readSessions(tx, orders);
  const named = orders.flatMap((order) => namesOf(order, sessions));
  const lastPlayed = await readLastPlayed(tx, orders);
  const seats = await readSeats(tx, orders, sessions);
  const games = await readGames(tx, [
    ...sessions.values(),
    ...lastPlayed.values(),
    ...seats.values(),
  ]);
  const lockedTransactions = await lockTransactions(
    tx,
    unique(
      named.flatMap((names) => names.transactions),
      transactionKey,
    ),
  );
  const transactions = cachedRows(transactionKey, lockedTransactions);
  const roundKeys = unique(
    named.map(({ round }) => round),
    roundKey,
  );
  const freeRounds = cachedRows<{ readonly id: string }, FreeRoundsRow>(
    ({ id }) => id,
    await lockFreeRounds(tx, freeRoundsIn(orders, lockedTransactions)),
  );
  const lockedRounds = await lockRounds(tx, roundKeys);
  const rounds = cachedRows<RoundKey, RoundRow>(roundKey, lockedRounds);
  const codes = new Map(
    [...sessions.values(), ...seats.values(), ...lockedRounds].map(({ game_id, game_code }) => [
      game_id,
      game_code,
    ]),
  );
  const members = [...new Set(roundKeys.map(({ member_id }) => member_id))];
  const lockedBonuses = await lockBonuses(tx, {
    ids: lockedRounds.flatMap(({ bonus_id }) => bonus_id ?? []),
    members,
  });
  const tallies = new Map<string, SetTotals>();
  const parked: ParkedWin[] = [];
  const winTerms = new Map<GameId, WinTerms>([
    ...[...games.values()].map((terms): [GameId, WinTerms] => [terms.game, terms]),
    ...lockedRounds.map((terms): [GameId, WinTerms] => [terms.game_id, terms]),
  ]);
  const paid = orders
    .filter(({ call }) => call !== 'bet')
    .flatMap((order) => namesOf(order, sessions));
  const roundIds = new Map(
    roundKeys.map((key) => [roundKey(key), rounds.get(key)?.id ?? core.ids.next('rnd')]),
  );
  const watch = await protection.watch(tx, {
    staking: orders.flatMap((order) => stakerOf(order, sessions)),
    others: named.map(({ round }) => round.member_id),
  });
  const batch = await ledger.batch(tx, {
    accounts: members.flatMap((member) => [accounts.cash(member), accounts.bonus(member)]),
    keys: [
      ...named.flatMap((names) => names.transactions.map(keyOfMoney)),
      ...paid.flatMap((names) => names.transactions.map((key) => keyOfHold(keyOfMoney(key)))),
      ...[...roundIds.values()].map(keyOfClosing),
      ...lockedBonuses.map(keyOfConversion),
    ],
  });

  const now = core.clock.now();
  const kinds = new Map([...games.values()].map(({ game, kind }) => [game, kind]));
  const bonuses = openBonuses(lockedBonuses, { batch, now, kinds, ids: core.ids });

  return {
    now,
    bonuses,
    batch,
    watch,
    session: (partner, token) => sessions.get(sessionKey(partner, token)) ?? null,
    lastSession: ({ id }, user) => lastPlayed.get(`${id}|${user}`) ?? null,
    seat: (session, gameCode) => seats.get(seatKey(session, gameCode)) ?? session,
    openGame(session) {
      const game = games.get(gameKey(gameOfSession(session)));
      return game?.is_open ? game : null;
    },
    freeRounds: (id) => freeRounds.get({ id }),
    keepFreeRounds: (row) => freeRounds.keep(row),
    count(session, { staked, won }) {
      if (session === null) return;
      const before = tallies.get(session) ?? { staked: 0n, won: 0n };
      tallies.set(session, { staked: before.staked + staked, won: before.won + won });
    },
    netOf({ id, staked_units, won_units }) {
      const { staked, won } = tallies.get(id) ?? { staked: 0n, won: 0n };
      return won_units + won - staked_units - staked;
    },
    transaction: (key) => transactions.get(key),
    round: (key) => rounds.get(key),
    winTerms({ game_id }) {
      const terms = winTerms.get(game_id);
      if (!terms) throw new Error(`game ${game_id} was not expected`);
      return terms;
    },
    holds: ledger.holds,
    newHeldWinId: () => core.ids.next('hwn'),
    park: (win) => void parked.push(win),
    isIn: ({ game_id }, gameCode) => codes.get(game_id) === gameCode,
    newRoundId(key) {
      const id = roundIds.get(roundKey(key));
      if (!id) throw new Error(`round ${key.provider_round} was not expected`);
      return id;
    },
    keepTransaction: (row) => transactions.keep(row),
    keepRound: (row) => rounds.keep(row),
    async write() {
      const isWhole = await writeSet(tx, {
        newRounds: rounds.added(),
        changedRounds: rounds.changed(),
        newTransactions: transactions.added(),
        changedTransactions: transactions.changed(),
        tallies: [...tallies].map(([id, tally]) => ({ id, ...tally })),
        freeRounds: freeRounds.changed(),
        ...bonuses.changes(),
      });
      if (!isWhole) throw new TransactionConflict('a round, transaction or bonus came first');
      await publishBonusEvents(tx, live, bonuses.moved());
      await tellFreeRounds(tx, live, freeRounds.changed());
      await watch.write();
      await batch.close();
      await writeParked(tx, { ...core, ledger }, parked);
    },
  };
}

type Sessions = ReadonlyMap<string, SessionRow>;

const sessionKey = ({ id }: { id: string }, token: string | undefined) =>
  token === undefined ? '' : `${id}|${hashOf(token)}`;

async function readSessions(tx: Tx, orders: readonly MoneyOrder[]): Promise<Sessions> {
  const tokens = orders.flatMap(({ request }) => request.token ?? []);
  const rows = await sessionsByTokens(tx, [...new Set(tokens.map(hashOf))]);
  return new Map(rows.map((row) => [`${row.provider}|${row.token_hash}`, row]));
}

/** Sessions of players that an order names without a token; no statement if each order has a token. */
async function readLastPlayed(tx: Tx, orders: readonly MoneyOrder[]): Promise<Sessions> {
  const named = orders.flatMap(({ partner, request: { token, user } }) =>
    token === undefined && user !== undefined ? [{ provider: partner.id, member: user }] : [],
  );
  const rows = await lastSessions(tx, named);
  return new Map(rows.map((row) => [`${row.provider}|${row.member_id}`, row]));
}

const seatKey = ({ id }: Pick<SessionRow, 'id'>, gameCode: string) => `${id}|${gameCode}`;

/** Sessions at other tables of their lobbies, where orders name those and the partner may change tables. */
async function readSeats(
  tx: Tx,
  orders: readonly MoneyOrder[],
  sessions: Sessions,
): Promise<ReadonlyMap<string, SessionRow>> {
  const asked = orders.flatMap(({ partner, request }) => {
    const session = sessions.get(sessionKey(partner, request.token));
    const gameCode = request.game_code;
    const isElsewhere = session && session.game_code !== gameCode;
    return isElsewhere && maySit({ partner, session, gameCode }) ? [{ session, gameCode }] : [];
  });
  const games = await gamesByCodes(
    tx,
    asked.map(({ session, gameCode }) => ({ provider: session.provider, code: gameCode })),
  );
  return new Map(
    asked.flatMap(({ session, gameCode }) => {
      const game = games.find(
        ({ provider, code }) => provider === session.provider && code === gameCode,
      );
      return game
        ? [[seatKey(session, gameCode), seatedAt(session, game.id, gameCode)] as const]
        : [];
    }),
  );
}

async function readGames(
  tx: Tx,
  sessions: readonly SessionRow[],
): Promise<ReadonlyMap<string, PlayedGame>> {
  const games = await playedGames(tx, unique(sessions.map(gameOfSession), gameKey));
  return new Map(games.map((one) => [gameKey(one), one]));
}

const gameOfSession = ({ game_id, brand, country }: SessionRow): GameOfBrand => ({
  game: game_id,
  brand,
  country,
});

const gameKey = ({ brand, country, game }: GameOfBrand) => `${brand}|${country ?? ''}|${game}`;

/** The player who stakes with an order; none for a win. */
function stakerOf({ partner, call, request }: MoneyOrder, sessions: Sessions) {
  const session = call !== 'win' ? sessions.get(sessionKey(partner, request.token)) : undefined;
  return session ? [{ id: session.member_id, brand: session.brand }] : [];
}

/** The rows that an order names; none if its player is unknown. */
function namesOf({ partner, call, request }: MoneyOrder, sessions: Sessions) {
  const player = memberOf(sessions.get(sessionKey(partner, request.token)) ?? null, request);
  if (!player) return [];
  return {
    round: { provider: partner.id, member_id: player, provider_round: request.round },
    transactions: keysOf({ partner, call, request }, player),
  };
}

/** The transactions of a player that an order names. */
export const keysOf = (
  { partner, call, request }: Pick<MoneyOrder, 'partner' | 'call' | 'request'>,
  player: MemberId,
): readonly TransactionKey[] =>
  uuidsOf(call, request).map((uuid) => ({ partner: partner.id, player, transaction_uuid: uuid }));

function uuidsOf(call: MoneyOrder['call'], request: MoneyOrder['request']): readonly string[] {
  const beside =
    call === 'win' && 'reference_transaction_uuid' in request
      ? request.reference_transaction_uuid
      : 'win_transaction_uuid' in request
        ? request.win_transaction_uuid
        : undefined;
  return beside === undefined ? [request.transaction_uuid] : [request.transaction_uuid, beside];
}

/** The free rounds that bets name, and those of the bets that wins name. */
function freeRoundsIn(
  orders: readonly MoneyOrder[],
  transactions: readonly TransactionRow[],
): readonly string[] {
  const ids = orders.flatMap((order) =>
    order.call === 'win' ? [] : (order.request.reward_uuid ?? []),
  );
  const won = transactions.flatMap(({ free_rounds_id }) => free_rounds_id ?? []);
  return [...new Set([...ids, ...won])].sort();
}

// Ids of partners and members contain no vertical bar, so the provider's own text must be the last part.
const transactionKey = ({ partner, player, transaction_uuid }: TransactionKey) =>
  `${partner}|${player}|${transaction_uuid}`;
const roundKey = ({ provider, member_id, provider_round }: RoundKey) =>
  `${provider}|${member_id}|${provider_round}`;

function unique<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const byKey = new Map(values.map((value) => [keyOf(value), value]));
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}
