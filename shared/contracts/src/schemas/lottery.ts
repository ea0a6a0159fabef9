import { z } from 'zod';
import { prizeModes, unitModes } from '../lottery-terms.ts';
import { amount, idOf, paging, prizeGroup } from './atoms.ts';

const shortText = z.string().max(255);
const few = z.coerce.number().int().min(1).max(100).exactOptional();

/** Maximum lines of a pasted list and of a ticket. */
const mostLines = 10_000;

const slip = {
  priceVersion: z.int(),
  lines: z
    .array(z.strictObject({ playType: shortText, choice: shortText, stake: amount }))
    .min(1)
    .max(mostLines),
  prizeMode: z.enum(prizeModes).exactOptional(),
  onPriceChange: z.enum(['ask', 'better', 'any']).exactOptional(),
  unitMode: z.enum(unitModes).exactOptional(),
  prizeGroup: prizeGroup.exactOptional(),
};

export const lotteryInputs = {
  gameMenus: z.strictObject({}),
  lotteryGames: z.strictObject({}),
  recentLotteries: z.strictObject({ recentCount: few }),
  popularLotteries: z.strictObject({ count: few }),
  openedByGame: z.strictObject({ count: few }),
  priceList: z.strictObject({ gameId: shortText, prizeMode: z.enum(prizeModes).exactOptional() }),
  openedNumbers: z.strictObject({ gameId: shortText, limit: few }),
  lotteryResults: z.strictObject({
    gameId: shortText,
    day: z.iso.date().exactOptional(),
    before: z.iso.datetime().exactOptional(),
    limit: few,
  }),
  lotteryTrends: z.strictObject({
    gameId: shortText,
    draws: z.coerce.number().int().min(1).max(200).exactOptional(),
  }),
  lotteryLaunch: z.strictObject({
    lottoGameCode: shortText.exactOptional(),
    lottoView: z.enum(['betting', 'lobby']).exactOptional(),
    lottoPrizeMode: shortText.exactOptional(),
    playType: shortText.exactOptional(),
    backUrl: z.string().max(2048).exactOptional(),
  }),
  placeTicket: z.strictObject({ drawId: idOf('drw'), ...slip }),
  tickets: z.strictObject({ gameId: shortText.exactOptional(), ...paging }),
  ticketLines: z.strictObject({
    ticketId: idOf('tkt'),
    after: z.coerce.number().int().min(0).max(mostLines).exactOptional(),
    limit: z.coerce.number().int().min(1).max(1000).exactOptional(),
  }),
  cancelTicket: z.strictObject({ ticketId: idOf('tkt') }),
  placeChase: z.strictObject({
    drawId: idOf('drw'),
    multipliers: z.array(z.int().min(1).max(9999)).min(2).max(100),
    stopOnWin: z.boolean(),
    ...slip,
  }),
  chases: z.strictObject({ ...paging }),
  betReceipt: z.strictObject({ key: z.string().regex(/^[\w.:-]{8,128}$/) }),
  cancelChase: z.strictObject({ chaseId: idOf('chs') }),
  lotteryRebates: z.strictObject({ ...paging }),
  drawProof: z.strictObject({ drawId: idOf('drw') }),
};
