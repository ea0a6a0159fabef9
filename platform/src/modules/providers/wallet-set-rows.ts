import type { GameId, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { lockBonuses } from '../bonuses/index.ts';
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
import { cachedRows } from './cached-rows.ts';
import type { WinTerms } from './win-bounds.ts';
import {
  lockRounds,
  lockTransactions,
  lockFreeRounds,
  lastSessions,
  playedGames,
  type GameOfBrand,
  type PlayedGame,
} from './wallet-set.store.ts';
import type { OrderOf } from './orders.ts';
import { gamesByCodes, maySit, seatedAt } from './lobby-tables.ts';
import { sessionsByTokens } from './sessions.store.ts';
import type { FreeRoundsRow } from './free-rounds.store.ts';

/** A bet, a win or both together as received from a provider. */
export type MoneyOrder = { readonly partner: Partner } & (
  | { readonly call: 'bet'; readonly request: OrderOf<'bet'> }
  | { readonly call: 'win'; readonly request: OrderOf<'win'> }
  | { readonly call: 'betwin'; readonly request: OrderOf<'betwin'> }
);

export interface SetTotals {
  readonly staked: bigint;
  readonly won: bigint;
}

/** The rows of a batch, read and locked, with their changes so far. */
export type SetRows = Awaited<ReturnType<typeof readSetRows>>;

/** Reads and locks what the orders name, in the one order of locks: transactions, free rounds, rounds, bonuses. */
export async function readSetRows(tx: Tx, orders: readonly MoneyOrder[]) {
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
  const members = [...new Set(roundKeys.map(({ member_id }) => member_id))];
  const lockedBonuses = await lockBonuses(tx, {
    ids: lockedRounds.flatMap(({ bonus_id }) => bonus_id ?? []),
    members,
  });
  return {
    sessions,
    named,
    lastPlayed,
    seats,
    games,
    transactions,
    freeRounds,
    rounds,
    roundKeys,
    lockedRounds,
    members,
    lockedBonuses,
  };
}

/** How calls look up the rows of their batch. */
export function lookupsOf({
  sessions,
  lastPlayed,
  seats,
  games,
  transactions,
  freeRounds,
  rounds,
  lockedRounds,
}: SetRows) {
  const codes = new Map(
    [...sessions.values(), ...seats.values(), ...lockedRounds].map(({ game_id, game_code }) => [
      game_id,
      game_code,
    ]),
  );
  const winTerms = new Map<GameId, WinTerms>([
    ...[...games.values()].map((terms): [GameId, WinTerms] => [terms.game, terms]),
    ...lockedRounds.map((terms): [GameId, WinTerms] => [terms.game_id, terms]),
  ]);

  return {
    session: (partner: Partner, token: string | undefined) =>
      sessions.get(sessionKey(partner, token)) ?? null,
    lastSession: ({ id }: Partner, user: string | undefined) =>
      lastPlayed.get(`${id}|${user}`) ?? null,
    seat: (session: SessionRow, gameCode: string) =>
      seats.get(seatKey(session, gameCode)) ?? session,
    openGame(session: SessionRow) {
      const game = games.get(gameKey(gameOfSession(session)));
      return game?.is_open ? game : null;
    },
    freeRounds: (id: string) => freeRounds.get({ id }),
    saveFreeRounds: (row: FreeRoundsRow) => freeRounds.keep(row),
    transaction: (key: TransactionKey) => transactions.get(key),
    round: (key: RoundKey) => rounds.get(key),
    winTerms({ game_id }: RoundRow) {
      const terms = winTerms.get(game_id);
      if (!terms) throw new Error(`game ${game_id} was not expected`);
      return terms;
    },
    isIn: ({ game_id }: RoundRow, gameCode: string) => codes.get(game_id) === gameCode,
    keepTransaction: (row: TransactionRow) => transactions.keep(row),
    keepRound: (row: RoundRow) => rounds.keep(row),
  };
}

/** What a batch adds to the totals of sessions. */
export function createTallies() {
  const tallies = new Map<string, SetTotals>();

  return {
    count(session: string | null, { staked, won }: SetTotals) {
      if (session === null) return;
      const before = tallies.get(session) ?? { staked: 0n, won: 0n };
      tallies.set(session, { staked: before.staked + staked, won: before.won + won });
    },
    netOf({ id, staked_units, won_units }: SessionRow) {
      const { staked, won } = tallies.get(id) ?? { staked: 0n, won: 0n };
      return won_units + won - staked_units - staked;
    },
    all: () => [...tallies].map(([id, tally]) => ({ id, ...tally })),
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
export function stakerOf({ partner, call, request }: MoneyOrder, sessions: Sessions) {
  const session = call !== 'win' ? sessions.get(sessionKey(partner, request.token)) : undefined;
  return session ? [{ id: session.member_id, brand: session.brand }] : [];
}

/** The rows that an order names; none if its player is unknown. */
export function namesOf({ partner, call, request }: MoneyOrder, sessions: Sessions) {
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
export const roundKey = ({ provider, member_id, provider_round }: RoundKey) =>
  `${provider}|${member_id}|${provider_round}`;

function unique<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const byKey = new Map(values.map((value) => [keyOf(value), value]));
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}
