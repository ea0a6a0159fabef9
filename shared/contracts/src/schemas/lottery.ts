import { z } from 'zod';
import { gameFamilies, prizeModes, unitModes } from '../lottery-terms.ts';
import { drawFamilies } from '../result-shape.ts';
import { amount, decimal, idOf, localized, nothing, pageOf, paging, prizeGroup } from './atoms.ts';
import type { Infer } from './infer.ts';
import { schedule } from './lottery-terms.ts';
import { pickForm } from './pick-form.ts';
import type { CallSchemas } from './call-schemas.ts';

/**
 * `scheduled → open → locked → drawing → resulted → settled`, or `void` with every stake refunded. A replaced
 * result of an external draw: `re-resulted`, then `settled` again.
 */
export const drawState = z.enum([
  'scheduled',
  'open',
  'locked',
  'drawing',
  'resulted',
  're-resulted',
  'settled',
  'void',
]);
export type DrawState = Infer<typeof drawState>;

export const draw = z.strictObject({
  id: idOf('drw'),
  gameId: z.string(),
  /** Issue number: `YYYYMMDD` and the sequence of the day. */
  numero: z.string(),
  state: drawState,
  opensAt: z.string(),
  locksAt: z.string(),
  drawsAt: z.string(),
  /** SHA-256 of the server seed, published when betting opens; lower-case hex. */
  commit: z.string(),
  /** The numbers in drawing order; empty before the draw. */
  result: z.array(z.number()),
});
export type Draw = Infer<typeof draw>;

export const choice = z.strictObject({
  code: z.string(),
  name: localized,
  /** Total returned per 1 staked, stake included, as a decimal string. */
  odds: z.string(),
  /** Odds for other results, such as less on 5 for green; `1` refunds the stake. */
  otherOdds: z.array(z.string()),
  /** Return to player in percent, computed exactly from the definition. */
  rtp: z.number(),
});
export type Choice = Infer<typeof choice>;

/** One kind of bet, such as `sum` or `lo2`; its picks and odds are data. */
export const playType = z.strictObject({
  code: z.string(),
  name: localized,
  /** The rule in one sentence. */
  rule: localized,
  /** The format of a pick; `choice` if the choices are listed. */
  pick: pickForm,
  /** Listed choices; empty if picks are written. */
  choices: z.array(choice),
  /** Odds per unit and hit, by tier, of a written pick; empty if choices are listed. */
  odds: z.array(z.string()),
  /** Stake of one unit, such as 27 if a unit covers 27 lots: a line's stake is a multiple of it. */
  unitStake: z.number(),
  /** Lowest return to player in percent, computed exactly from the definition. */
  rtp: z.number(),
  /** Returns less than 75 percent: a play of the lottery class, shown with its return. */
  isLotteryClass: z.boolean(),
});
export type PlayType = Infer<typeof playType>;

export const lotteryGame = z.strictObject({
  gameId: z.string(),
  family: z.enum(gameFamilies),
  drawFamily: z.enum(drawFamilies),
  drawnBy: z.enum(['draw-v1', 'outside']),
  name: localized,
  gameMenuTag: z.string(),
  schedule,
  /** Seconds from one draw to the next; a day for calendar games. */
  cadence: z.number(),
  /** Weekdays with a draw, 1 for Monday to 7 for Sunday, such as `1,4`. */
  drawDayOfWeek: z.string(),
  priceVersion: z.number(),
  prizeModes: z.array(z.enum(prizeModes)),
  /** Stake limits of one line, in the brand's currency. */
  minStake: decimal,
  maxStake: decimal,
  /** Maximum stake of one member on one draw, all lines together. */
  maxStakePerDraw: decimal,
  /** Maximum payout of one line. */
  maxPayout: decimal,
});
export type LotteryGame = Infer<typeof lotteryGame>;

/** Odds are `(own / 2000) / p`; the difference between the mode's group and `own` goes to the upline. */
export const prizeGroups = z.strictObject({
  own: z.number(),
  mode: z.number(),
});
export type PrizeGroups = Infer<typeof prizeGroups>;

/** Play types and odds of one version, for the requesting member. */
export const priceList = z.strictObject({
  gameId: z.string(),
  priceVersion: z.number(),
  prizeMode: z.enum(prizeModes),
  /** `null` if the listed odds apply. */
  groups: prizeGroups.nullable(),
  playTypes: z.array(playType),
});
export type PriceList = Infer<typeof priceList>;

export const lotteryTable = z.strictObject({
  game: lotteryGame,
  current: draw,
  /** The latest draws first, six as specified. */
  opened: z.array(draw),
  /** The server's clock as an ISO time, used by countdowns. */
  serverTime: z.string(),
});
export type LotteryTable = Infer<typeof lotteryTable>;

export const slipLine = z.strictObject({
  playType: z.string(),
  choice: z.string(),
  stake: decimal,
});
export type SlipLine = Infer<typeof slipLine>;

/** What to do if the odds have changed since the slip was made. */
export const priceChange = z.enum(['ask', 'better', 'any']);
export type PriceChange = Infer<typeof priceChange>;

export const lineState = z.enum(['waiting', 'won', 'lost', 'refunded', 'cancelled']);
export type LineState = Infer<typeof lineState>;

export const ticketLine = slipLine.extend({
  lineNo: z.number(),
  /** The accepted odds, by tier; later price changes do not affect them. */
  odds: z.array(z.string()),
  unitStake: z.number(),
  state: lineState,
  payout: decimal,
});
export type TicketLine = Infer<typeof ticketLine>;

export const ticket = z.strictObject({
  id: idOf('tkt'),
  draw,
  gameName: localized,
  prizeMode: z.enum(prizeModes),
  /** `null` if the slip did not state it. */
  unitMode: z.enum(unitModes).nullable(),
  stake: decimal,
  payout: decimal,
  state: lineState,
  /** The first fifty lines; `ticketLines` returns the others. */
  lines: z.array(ticketLine),
  lineCount: z.number(),
  placedAt: z.string(),
  /** The chase that placed it. */
  chaseId: idOf('chs').nullable(),
  /** The draw is not locked yet: the ticket can be cancelled. */
  isCancellable: z.boolean(),
});
export type Ticket = Infer<typeof ticket>;

export const chaseIssue = z.strictObject({
  numero: z.string(),
  multiplier: z.number(),
  stake: decimal,
  state: z.enum(['waiting', 'placed', 'returned']),
  ticketId: idOf('tkt').nullable(),
});
export type ChaseIssue = Infer<typeof chaseIssue>;

/** One slip on several issues: paid at once, placed issue by issue. */
export const chase = z.strictObject({
  id: idOf('chs'),
  gameId: z.string(),
  gameName: localized,
  stopOnWin: z.boolean(),
  state: z.enum(['running', 'stopped', 'finished']),
  stake: decimal,
  lines: z.array(slipLine),
  issues: z.array(chaseIssue),
  placedAt: z.string(),
});
export type Chase = Infer<typeof chase>;

/** The outcome of a bet whose answer was lost; both are `null` if nothing was booked. */
export const betReceipt = z.strictObject({
  ticket: ticket.nullable(),
  chase: chase.nullable(),
});
export type BetReceipt = Infer<typeof betReceipt>;

/** An entry of the game menus, as specified; times are seconds. */
export const gameMenuItem = z.strictObject({
  gameId: z.string(),
  gameMenuTag: z.string(),
  remark: localized,
  numero: z.string(),
  /** Time to the lock. */
  remainTime: z.number(),
  /** Time from the lock to the draw. */
  lockTime: z.number(),
  drawDayOfWeek: z.string(),
  /** ISO time of the draw. */
  winningTime: z.string(),
  accountTypeName: z.enum(['LOTT', 'ELOTT']),
});
export type GameMenuItem = Infer<typeof gameMenuItem>;

export const gameMenu = z.strictObject({
  tag: z.string(),
  gameMenus: z.array(gameMenuItem),
});
export type GameMenu = Infer<typeof gameMenu>;

/** How often a number was drawn in the latest draws, and how many draws ago it was last drawn. */
export const numberTrend = z.strictObject({
  /** Position from 1; 0 if it has no meaning, as for lots and drawn balls. */
  position: z.number(),
  number: z.string(),
  count: z.number(),
  missing: z.number(),
});
export type NumberTrend = Infer<typeof numberTrend>;

export const trends = z.strictObject({
  draws: z.number(),
  numbers: z.array(numberTrend),
});
export type Trends = Infer<typeof trends>;

/** What a member earns from a downline ticket: the difference of their prize groups. */
export const lotteryRebate = z.strictObject({
  ticketId: idOf('tkt'),
  amount: decimal,
  currency: z.string(),
  earnedAt: z.string(),
});
export type LotteryRebate = Infer<typeof lotteryRebate>;

/** Where the lottery opens for the parameters of an address. */
export const lotteryLaunch = z.strictObject({
  gameId: z.string().nullable(),
  view: z.enum(['betting', 'lobby']),
  prizeMode: z.enum(prizeModes),
  playType: z.string().nullable(),
  /** A path of this site, or `null`. */
  backUrl: z.string().nullable(),
  /** The page to open. */
  path: z.string(),
});
export type LotteryLaunch = Infer<typeof lotteryLaunch>;

/**
 * `local-chain`: the platform's own hash chain: each value's SHA-256 is the value of the previous round, and
 * `chainEnd`, the value of round 0, was published beforehand. It is not an external beacon and is labelled
 * so. `quicknet`: a drand round that was unpredictable; its value is the SHA-256 of `signature`.
 */
export const beaconProof = z.strictObject({
  source: z.enum(['local-chain', 'quicknet']),
  /** `null` for quicknet, whose public key is public knowledge. */
  chainEnd: z.string().nullable(),
  /** When the chain's end was published; for quicknet, when the round is published. */
  publishedAt: z.string(),
  round: z.number(),
  /** `null` until the draw has a result. */
  value: z.string().nullable(),
  previous: z.string().nullable(),
  /** For quicknet: the League of Entropy's BLS signature of the round. */
  signature: z.string().exactOptional(),
});
export type BeaconProof = Infer<typeof beaconProof>;

/** Everything needed to compute the draw again without the server. `null` fields are not revealed yet. */
export const drawProof = z.strictObject({
  draw,
  algorithm: z.literal('draw-v1'),
  /** Name of the game inside the drawn message, such as `K3`. */
  family: z.string(),
  commit: z.string(),
  serverSeed: z.string().nullable(),
  external: z.string().nullable(),
  beacon: beaconProof.nullable(),
});
export type DrawProof = Infer<typeof drawProof>;

const few = z.coerce.number().int().min(1).max(100).exactOptional();

const shortText = z.string().max(255);

/** Maximum lines of a pasted list and of a ticket. */
const mostLines = 10_000;

const slip = {
  priceVersion: z.int(),
  lines: z
    .array(z.strictObject({ playType: shortText, choice: shortText, stake: amount }))
    .min(1)
    .max(mostLines),
  /** Omitted: the game's first mode. */
  prizeMode: z.enum(prizeModes).exactOptional(),
  /** Omitted: `ask`. The slip is refused, with the new odds. */
  onPriceChange: priceChange.exactOptional(),
  /** The unit of the stakes; stored with the ticket, so that the same bet can be placed again. */
  unitMode: z.enum(unitModes).exactOptional(),
  /** The prize group of the shown odds: another group is a price change. */
  prizeGroup: prizeGroup.exactOptional(),
};
export type SlipInput = Infer<z.ZodObject<typeof slip>>;

/** Input and output of each call. */
export const lotterySchemas = {
  gameMenus: { input: nothing, output: z.array(gameMenu) },
  lotteryGames: { input: nothing, output: z.array(lotteryTable) },
  recentLotteries: { input: z.strictObject({ recentCount: few }), output: z.array(gameMenuItem) },
  popularLotteries: { input: z.strictObject({ count: few }), output: z.array(gameMenuItem) },
  openedByGame: { input: z.strictObject({ count: few }), output: z.array(draw) },
  priceList: {
    input: z.strictObject({ gameId: shortText, prizeMode: z.enum(prizeModes).exactOptional() }),
    output: priceList,
  },
  openedNumbers: {
    input: z.strictObject({ gameId: shortText, limit: few }),
    output: z.array(draw),
  },
  lotteryResults: {
    input: z.strictObject({
      gameId: shortText,
      day: z.iso.date().exactOptional(),
      before: z.iso.datetime().exactOptional(),
      limit: few,
    }),
    output: pageOf(draw),
  },
  lotteryTrends: {
    input: z.strictObject({
      gameId: shortText,
      draws: z.coerce.number().int().min(1).max(200).exactOptional(),
    }),
    output: trends,
  },
  lotteryLaunch: {
    input: z.strictObject({
      lottoGameCode: shortText.exactOptional(),
      lottoView: z.enum(['betting', 'lobby']).exactOptional(),
      lottoPrizeMode: shortText.exactOptional(),
      playType: shortText.exactOptional(),
      backUrl: z.string().max(2048).exactOptional(),
    }),
    output: lotteryLaunch,
  },
  placeTicket: { input: z.strictObject({ drawId: idOf('drw'), ...slip }), output: ticket },
  tickets: {
    input: z.strictObject({ gameId: shortText.exactOptional(), ...paging }),
    output: pageOf(ticket),
  },
  ticketLines: {
    input: z.strictObject({
      ticketId: idOf('tkt'),
      after: z.coerce.number().int().min(0).max(mostLines).exactOptional(),
      limit: z.coerce.number().int().min(1).max(1000).exactOptional(),
    }),
    output: z.array(ticketLine),
  },
  cancelTicket: { input: z.strictObject({ ticketId: idOf('tkt') }), output: ticket },
  placeChase: {
    input: z.strictObject({
      drawId: idOf('drw'),
      multipliers: z.array(z.int().min(1).max(9999)).min(2).max(100),
      stopOnWin: z.boolean(),
      ...slip,
    }),
    output: chase,
  },
  chases: { input: z.strictObject({ ...paging }), output: pageOf(chase) },
  betReceipt: {
    input: z.strictObject({ key: z.string().regex(/^[\w.:-]{8,128}$/) }),
    output: betReceipt,
  },
  cancelChase: { input: z.strictObject({ chaseId: idOf('chs') }), output: chase },
  lotteryRebates: { input: z.strictObject({ ...paging }), output: pageOf(lotteryRebate) },
  drawProof: { input: z.strictObject({ drawId: idOf('drw') }), output: drawProof },
} satisfies CallSchemas;
