import { z } from 'zod';
import { gameCategories, gameTypes } from '../game-types.ts';
import { amount, decimal, idOf, localized, nothing, pageOf, paging } from './atoms.ts';
import { gameIndexFile } from './game-index.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

export const game = z.strictObject({
  nodeId: idOf('gam'),
  /** Code of the provider, the specification's `vassalage`. */
  vassalage: z.string(),
  code: z.string(),
  name: localized,
  gameType: z.enum(gameTypes),
  gameClassify: z.string(),
  /** Seed of the generated cover for games without a picture of the provider. */
  art: z.string(),
  icon: z.string().nullable(),
  minBet: decimal,
  /** Theoretical return to player in percent, computed from the game's mathematics. */
  rtp: z.number(),
  isHot: z.boolean(),
});
export type Game = Infer<typeof game>;

export const gameList = z.strictObject({
  games: z.array(game),
  totalPages: z.number(),
  total: z.number(),
  /** Games with the nearest names, where no game has the one that was asked for. */
  nearest: z.array(game).exactOptional(),
});
export type GameList = Infer<typeof gameList>;

export const vendor = z.strictObject({
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.enum(gameTypes),
  category: z.enum(gameCategories),
  isHot: z.literal([0, 1]),
  /** Its number of games there. */
  games: z.number(),
  /** What its card opens: a list of its games (`VASSALAGE`), or its only game. */
  isGame: z.enum(['VASSALAGE', 'GAME']),
  /** The only game; `null` if there is a list. */
  nodeId: idOf('gam').nullable(),
});
export type Vendor = Infer<typeof vendor>;

/** One entry of the lobby's category bar, with its vendors. */
export const categoryLane = z.strictObject({
  /** The specification's number: cockfight is 5, after sports. */
  id: z.number(),
  gameCategory: z.enum(gameCategories),
  games: z.number(),
  vendors: z.array(vendor),
});
export type CategoryLane = Infer<typeof categoryLane>;

export const classifyCount = z.strictObject({
  gameClassify: z.string(),
  games: z.number(),
});
export type ClassifyCount = Infer<typeof classifyCount>;

export const winner = z.strictObject({
  /** Masked, such as `ra•••n`. */
  account: z.string(),
  nodeId: idOf('gam'),
  game: localized,
  gameType: z.enum(gameTypes),
  vassalage: z.string(),
  art: z.string(),
  amount: decimal,
  wonAt: z.string(),
  /** Paid by a jackpot, the brand's or the game's own. */
  isJackpot: z.boolean(),
});
export type Winner = Infer<typeof winner>;

/** A game with its recent popularity. */
export const rankedGame = z.strictObject({
  rank: z.number(),
  game,
});
export type RankedGame = Infer<typeof rankedGame>;

export const gameDetail = z.strictObject({
  game,
  vendorName: z.string(),
  /** Maximum cost of one round; `null` if the provider states none. */
  maxBet: decimal.nullable(),
  /** Languages of the game itself; empty if the provider does not state them. */
  languages: z.array(z.string()),
  hasFunPlay: z.boolean(),
  /** The part of the game's stated return that the brand's jackpot pays, in percent; 0: nothing. */
  jackpotRtp: z.number(),
  /** The lowest and the highest return of any bet, in percent; `null` where all bets return the same. */
  rtpRange: z.strictObject({ least: z.number(), most: z.number() }).nullable(),
  similar: z.array(game),
});
export type GameDetail = Infer<typeof gameDetail>;

/** The current version of the brand's lobby index. */
export const gameIndexPointer = z.strictObject({
  version: z.string(),
  total: z.number(),
});
export type GameIndexPointer = Infer<typeof gameIndexPointer>;

export const playedRound = z.strictObject({
  id: idOf('rnd'),
  game: localized,
  stake: decimal,
  win: decimal,
  state: z.enum(['open', 'closed', 'cancelled']),
  startedAt: z.string(),
});
export type PlayedRound = Infer<typeof playedRound>;

export const roundBooking = z.strictObject({
  kind: z.enum(['bet', 'win', 'rollback', 'promo', 'adjust', 'tip', 'unknown']),
  /** Negative if it was taken. */
  amount: z.string(),
  jackpot: decimal,
  /** It was rolled back afterwards. */
  isTakenBack: z.boolean(),
  bookedAt: z.string(),
});
export type RoundBooking = Infer<typeof roundBooking>;

/** One round with all its bookings. */
export const roundDetail = playedRound.extend({
  nodeId: idOf('gam'),
  /** The provider's own name for it. */
  providerRound: z.string(),
  currency: z.string(),
  /** The bonus part of the stake, and the jackpot part of the win. */
  bonusStake: decimal,
  jackpotWin: decimal,
  closedAt: z.string().nullable(),
  bookings: z.array(roundBooking),
});
export type RoundDetail = Infer<typeof roundDetail>;

export const launchedGame = z.strictObject({
  /** Address of the game's page, valid once. */
  content: z.string(),
  /** The same page at the brand's launch CDNs, if it has some for the provider: use one of them, once. */
  mirrors: z.array(z.string()).exactOptional(),
  game,
});
export type LaunchedGame = Infer<typeof launchedGame>;

const text = z.string().max(255);

const zeroOrOne = z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)]));

const nodeId = idOf('gam');

/** Fields that the specification sends with every game call; here the server knows brand and visitor. */
const visitInput = {
  clientType: text.exactOptional(),
  platform: text.exactOptional(),
  channel: text.exactOptional(),
  merchant: text.exactOptional(),
  merchantCode: text.exactOptional(),
  isPlatform: text.exactOptional(),
  language: text.exactOptional(),
  minLineNum: text.exactOptional(),
};

export const category = z.enum(gameCategories);

const few = z.coerce.number().int().min(1).max(100).exactOptional();

const some = z.strictObject({ limitNum: few, gameType: category.exactOptional() });

const visit = { language: z.string().max(10), lobbyUrl: z.string().max(2_000) };

/** Input and output of each call. */
export const gameSchemas = {
  gameCategories: { input: nothing, output: z.array(categoryLane) },
  gameVendors: { input: z.strictObject(visitInput), output: z.array(vendor) },
  gameClassifies: {
    input: z.strictObject({ gameType: category, vassalage: text.exactOptional() }),
    output: z.array(classifyCount),
  },
  gameList: {
    input: z.strictObject({
      ...visitInput,
      gameType: category,
      vassalage: text.exactOptional(),
      gameClassify: text.exactOptional(),
      /** Part of the name, in any language. */
      gameName: text.exactOptional(),
      /** Games with a minimum stake of at most this amount. */
      minBet: amount.exactOptional(),
      isTop: zeroOrOne.exactOptional(),
      pageNo: z.coerce.number().int().min(1).max(10_000).exactOptional(),
      pageSize: few,
    }),
    output: gameList,
  },
  gameIndex: { input: nothing, output: gameIndexPointer },
  gameIndexFile: {
    input: z.strictObject({ version: z.string().regex(/^[\w-]{22}$/) }),
    output: gameIndexFile,
  },
  gameDetail: { input: z.strictObject({ nodeId }), output: gameDetail },
  hotGames: { input: some.extend(visitInput), output: z.array(game) },
  rankedGames: { input: some.extend(visitInput), output: z.array(rankedGame) },
  winners: {
    input: z.strictObject({
      limitNum: few,
      gameCategory: z.union([category, z.literal('ALL')]).exactOptional(),
      language: text.exactOptional(),
    }),
    output: z.array(winner),
  },
  cardRooms: { input: nothing, output: z.array(game) },
  favouriteIds: {
    input: nothing,
    output: z.strictObject({
      content: z.array(idOf('gam')),
    }),
  },
  favouriteGames: {
    input: z.strictObject({ gameType: category.exactOptional() }),
    output: z.strictObject({
      content: z.array(game),
    }),
  },
  addFavourite: {
    input: z.strictObject({ nodeId }),
    output: z.strictObject({
      content: z.array(idOf('gam')),
    }),
  },
  removeFavourite: {
    input: z.strictObject({ nodeId }),
    output: z.strictObject({
      content: z.array(idOf('gam')),
    }),
  },
  recentGames: {
    input: z.strictObject({ gameType: category.exactOptional() }),
    output: z.strictObject({
      list: z.array(game),
    }),
  },
  launchGame: {
    input: z.strictObject({ nodeId, ...visit, showRound: idOf('rnd').exactOptional() }),
    output: launchedGame,
  },
  tryGame: { input: z.strictObject({ nodeId, ...visit }), output: launchedGame },
  launchSportsBook: { input: z.strictObject(visit), output: launchedGame },
  rounds: {
    input: z.strictObject({ ...paging, nodeId: nodeId.exactOptional() }),
    output: pageOf(playedRound),
  },
  roundDetail: { input: z.strictObject({ id: idOf('rnd') }), output: roundDetail },
} satisfies CallSchemas;

export type GameQuery = Infer<(typeof gameSchemas)['gameList']['input']>;

export type GameVisit = Infer<(typeof gameSchemas)['tryGame']['input']>;
