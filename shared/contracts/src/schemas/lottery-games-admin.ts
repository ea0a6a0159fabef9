import { z } from 'zod';
import { prizeModes } from '../lottery-terms.ts';
import { idOf, prizeGroup } from './atoms.ts';

const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/);

const words = z.string().trim().min(1).max(120);
const decimal = z.string().regex(/^\d{1,13}(\.\d{1,5})?$/);
const lockSeconds = z.int().min(1).max(3_600);

/** Only the format; the game definition validates the consistency. */
const terms = z.strictObject({
  name: z.strictObject({ en: words, bn: words, es: words, ar: words }),
  schedule: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('every'), seconds: z.int().min(30).max(86_400), lockSeconds }),
    z.strictObject({
      kind: z.literal('calendar'),
      timeZone: z.string().max(64),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      lockSeconds,
      weekdays: z.array(z.int().min(1).max(7)).max(7).exactOptional(),
      monthDays: z.array(z.int().min(1).max(31)).max(31).exactOptional(),
      closedDates: z.array(z.iso.date()).max(366).exactOptional(),
    }),
  ]),
  limits: z.record(
    z.string().regex(/^[A-Z]{3}$/),
    z.strictObject({
      minStake: decimal,
      maxStake: decimal,
      maxStakePerDraw: decimal,
      maxPayout: decimal,
    }),
  ),
  prizeModes: z
    .array(z.strictObject({ mode: z.enum(prizeModes), group: prizeGroup.nullable() }))
    .min(1)
    .max(4),
  prices: z.record(z.string().max(80), z.array(decimal).min(1).max(20)),
});

export const lotteryGamesAdminInputs = {
  setPrizeGroup: z.strictObject({
    memberId: idOf('mem'),
    prizeGroup: prizeGroup.nullable(),
    note: z.string().trim().min(1).max(500),
  }),
  memberPrizeGroup: z.strictObject({ memberId: idOf('mem') }),
  adminGames: z.strictObject({}),
  adminGame: z.strictObject({ gameId }),
  saveLotteryGame: z.strictObject({
    gameId,
    version: z.int().min(0),
    enabled: z.boolean(),
    definition: z.string().max(2_000_000),
    note: z.string().min(1).max(500),
  }),
  previewLotteryGame: z.strictObject({ gameId, terms }),
  changeLotteryGame: z.strictObject({
    gameId,
    from: gameId,
    version: z.int().min(0),
    enabled: z.boolean(),
    terms,
    note: z.string().trim().min(1).max(500),
  }),
  lotteryGameVersions: z.strictObject({ gameId }),
  lotteryGameBounds: z.strictObject({ gameId }),
};
