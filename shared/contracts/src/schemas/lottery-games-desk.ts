import { z } from 'zod';
import { idOf } from './atoms.ts';

const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/);

export const lotteryGamesDeskInputs = {
  setPrizeGroup: z.strictObject({
    memberId: idOf('mem'),
    prizeGroup: z.int().min(1500).max(1998).nullable(),
  }),
  deskGames: z.strictObject({}),
  deskGame: z.strictObject({ gameId }),
  saveLotteryGame: z.strictObject({
    gameId,
    version: z.int().min(0),
    enabled: z.boolean(),
    definition: z.string().max(2_000_000),
    note: z.string().min(1).max(500),
  }),
};
