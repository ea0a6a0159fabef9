import { z } from 'zod';
import { freeRoundsAtMost, freeRoundsMembersAtMost } from '../calls/free-rounds-admin.ts';
import { amount, idOf, paging } from './atoms.ts';
import { bonusTerms } from './bonuses.ts';

const brand = z.string().max(64);
const note = z.string().min(1).max(500);
const decided = { brand, offerId: idOf('fro'), note };

/** Inputs of the calls about free rounds, players' and operators'. */
export const freeRoundsInputs = {
  freeRounds: z.strictObject({}),
  freeRoundsOffers: z.strictObject({ brand, ...paging }),
  freeRoundsHolders: z.strictObject({ brand, offerId: idOf('fro') }),
  grantFreeRounds: z.strictObject({
    brand,
    accounts: z.array(z.string().min(1).max(64)).min(1).max(freeRoundsMembersAtMost),
    gameId: idOf('gam'),
    rounds: z.int().min(1).max(freeRoundsAtMost),
    stake: amount,
    until: z.iso.datetime(),
    campaign: z.string().min(1).max(60),
    terms: bonusTerms.nullable(),
    note,
  }),
  confirmFreeRounds: z.strictObject(decided),
  refuseFreeRounds: z.strictObject(decided),
  cancelFreeRounds: z.strictObject({ ...decided, holderId: idOf('frr').exactOptional() }),
};
