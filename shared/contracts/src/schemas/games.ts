import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { amount, countryRule, idOf, paging } from './atoms.ts';

const nothing = z.strictObject({});
const text = z.string().max(255);
const few = z.coerce.number().int().min(1).max(100).exactOptional();
export const category = z.enum(gameCategories);
const nodeId = idOf('gam');
const visit = { language: z.string().max(10), lobbyUrl: z.string().max(2_000) };
const some = z.strictObject({ limitNum: few, gameType: category.exactOptional() });

const zeroOrOne = z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)]));
const lobbyPart = {
  brand: text,
  vassalage: text,
  nodeId: nodeId.exactOptional(),
  note: z.string().max(500),
};

/** Fields that the specification sends with every game call; here the server knows brand and visitor. */
const told = {
  clientType: text.exactOptional(),
  platform: text.exactOptional(),
  channel: text.exactOptional(),
  merchant: text.exactOptional(),
  merchantCode: text.exactOptional(),
  isPlatform: text.exactOptional(),
  language: text.exactOptional(),
  minLineNum: text.exactOptional(),
};

/** Inputs of the game calls. */
export const gameInputs = {
  gameCategories: nothing,
  gameVendors: z.strictObject(told),
  gameClassifies: z.strictObject({ gameType: category, vassalage: text.exactOptional() }),
  gameList: z.strictObject({
    ...told,
    gameType: category,
    vassalage: text.exactOptional(),
    gameClassify: text.exactOptional(),
    gameName: text.exactOptional(),
    minBet: amount.exactOptional(),
    isTop: zeroOrOne.exactOptional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).exactOptional(),
    pageSize: few,
  }),
  gameIndex: nothing,
  gameIndexFile: z.strictObject({ version: z.string().regex(/^[\w-]{22}$/) }),
  gameDetail: z.strictObject({ nodeId }),
  hotGames: some.extend(told),
  rankedGames: some.extend(told),
  winners: z.strictObject({
    limitNum: few,
    gameCategory: z.union([category, z.literal('ALL')]).exactOptional(),
    language: text.exactOptional(),
  }),
  cardRooms: nothing,
  favouriteIds: nothing,
  favouriteGames: z.strictObject({ gameType: category.exactOptional() }),
  addFavourite: z.strictObject({ nodeId }),
  removeFavourite: z.strictObject({ nodeId }),
  recentGames: z.strictObject({ gameType: category.exactOptional() }),
  launchGame: z.strictObject({ nodeId, ...visit, showRound: idOf('rnd').exactOptional() }),
  tryGame: z.strictObject({ nodeId, ...visit }),
  launchSportsBook: z.strictObject(visit),
  rounds: z.strictObject({ ...paging, nodeId: nodeId.exactOptional() }),
  roundDetail: z.strictObject({ id: idOf('rnd') }),
  lobbyGames: z.strictObject({
    brand: text,
    vassalage: text.exactOptional(),
    words: text.exactOptional(),
    switched: zeroOrOne.exactOptional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).exactOptional(),
  }),
  showGames: z.strictObject({ ...lobbyPart, isShown: z.boolean() }),
  setGameCountries: z.strictObject({
    ...lobbyPart,
    rule: z.strictObject(countryRule).nullable(),
  }),
};
