import { call, callTable } from '../call.ts';
import { stakeRefusals } from '../protection-terms.ts';
import type { lotterySchemas } from '../schemas/lottery.ts';

const betFailures = [
  'draw-closed',
  'insufficient-funds',
  'bet-limit-exceeded',
  'price-changed',
  'number-closed',
  'liability-reached',
  ...stakeRefusals,
] as const;

export const lotteryCalls = callTable<typeof lotterySchemas>()({
  gameMenus: call('GET /lgw/games/game_menus'),
  lotteryGames: call('GET /lgw/vn/games/game_menu'),
  /** The member's games, last played first; at most `recentCount`, the specification's 100. */
  recentLotteries: call('GET /lgw/vn/games/game_menu/recent', { audience: 'member' }),
  popularLotteries: call('GET /lgw/games/popular'),
  /** The latest result of every game, newest first. */
  openedByGame: call('GET /lgw/vn/numeros/opened/game'),
  priceList: call('GET /lgw/vn/games/:gameId/prices'),
  openedNumbers: call('GET /lotto/lgw/games/opened/numero'),
  /** Results of a game, newest first; `day` is a UTC day, `YYYY-MM-DD`. */
  lotteryResults: call('GET /lgw/games/:gameId/results'),
  lotteryTrends: call('GET /lgw/games/:gameId/trends'),
  lotteryLaunch: call('GET /lgw/games/launch'),
  placeTicket: call('POST /lgw/tickets', { audience: 'member', once: true, largeBody: true }).fails(
    ...betFailures,
  ),
  tickets: call('GET /lgw/tickets', { audience: 'member' }),
  ticketLines: call('GET /lgw/tickets/:ticketId/lines', { audience: 'member' }),
  cancelTicket: call('POST /lgw/tickets/:ticketId/cancel', { audience: 'member' }).fails(
    'draw-closed',
  ),
  /** The first issue is the given draw's; the others follow without gaps. */
  placeChase: call('POST /lgw/chases', { audience: 'member', once: true }).fails(...betFailures),
  chases: call('GET /lgw/chases', { audience: 'member' }),
  /** By the idempotency key of a ticket or a chase. */
  betReceipt: call('GET /lgw/receipts/:key', { audience: 'member' }),
  /** Stops a chase: issues that are not placed yet are refunded. */
  cancelChase: call('POST /lgw/chases/:chaseId/cancel', { audience: 'member' }),
  lotteryRebates: call('GET /lgw/rebates', { audience: 'member' }),
  drawProof: call('GET /lgw/draws/:drawId/proof'),
});
