import { z } from 'zod';
import { freeRoundsAtMost, freeRoundsMembersAtMost } from '../free-rounds-terms.ts';
import { amount, decimal, idOf, localized, pageOf, paging } from './atoms.ts';
import { bonusTerms } from './bonuses.ts';
import { inLanguages, titleWords } from './content.ts';
import { freeRoundsState } from './free-rounds.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** Free rounds that were granted to a list of members, all alike. */
export const freeRoundsOffer = z.strictObject({
  id: idOf('fro'),
  brand: z.string(),
  game: z.strictObject({
    nodeId: idOf('gam'),
    name: localized,
  }),
  provider: z.string(),
  campaign: localized,
  /** `waiting`: a second operator has to agree. */
  state: z.enum(['waiting', 'granted', 'refused']),
  members: z.number(),
  /** For each member. */
  rounds: z.number(),
  used: z.number(),
  /** How many members can still play. */
  active: z.number(),
  /** How many of them the provider does not know of yet. */
  unsent: z.number(),
  stake: decimal,
  currency: z.string(),
  terms: bonusTerms.nullable(),
  until: z.string(),
  note: z.string(),
  operatorId: z.string(),
  operator: z.string(),
  offeredAt: z.string(),
});
export type FreeRoundsOffer = Infer<typeof freeRoundsOffer>;

/** One member's free rounds of an offer. */
export const freeRoundsHolder = z.strictObject({
  id: idOf('frr'),
  memberId: idOf('mem'),
  account: z.string(),
  state: freeRoundsState,
  rounds: z.number(),
  used: z.number(),
  /** When the provider last took the news of it; `null`: it does not know. */
  sentAt: z.string().nullable(),
  sendError: z.string().nullable(),
});
export type FreeRoundsHolder = Infer<typeof freeRoundsHolder>;

export const freeRoundsGranted = z.strictObject({
  offer: freeRoundsOffer,
  /** Named accounts that do not exist in the brand, or that use play money: no rounds were granted to them. */
  unknown: z.array(z.string()),
});
export type FreeRoundsGranted = Infer<typeof freeRoundsGranted>;

const brand = z.string().max(64);

const note = z.string().min(1).max(500);

const decided = { brand, offerId: idOf('fro'), note };

/** Input and output of each call. */
export const freeRoundsAdminSchemas = {
  freeRoundsOffers: {
    input: z.strictObject({ brand, ...paging }),
    output: pageOf(freeRoundsOffer),
  },
  freeRoundsHolders: {
    input: z.strictObject({ brand, offerId: idOf('fro') }),
    output: z.array(freeRoundsHolder),
  },
  grantFreeRounds: {
    input: z.strictObject({
      brand,
      accounts: z.array(z.string().min(1).max(64)).min(1).max(freeRoundsMembersAtMost),
      gameId: idOf('gam'),
      rounds: z.int().min(1).max(freeRoundsAtMost),
      stake: amount,
      until: z.iso.datetime(),
      /** What they are given for, as the members read it. */
      words: inLanguages(titleWords),
      terms: bonusTerms.nullable(),
      note,
    }),
    output: freeRoundsGranted,
  },
  confirmFreeRounds: { input: z.strictObject(decided), output: freeRoundsOffer },
  refuseFreeRounds: { input: z.strictObject(decided), output: freeRoundsOffer },
  cancelFreeRounds: {
    input: z.strictObject({ ...decided, holderId: idOf('frr').exactOptional() }),
    output: freeRoundsOffer,
  },
} satisfies CallSchemas;

export type FreeRoundsOrder = Infer<(typeof freeRoundsAdminSchemas)['grantFreeRounds']['input']>;

/** Which offer of a brand, and why. */
export type FreeRoundsDecision = Infer<
  (typeof freeRoundsAdminSchemas)['confirmFreeRounds']['input']
>;
