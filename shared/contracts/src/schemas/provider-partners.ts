import { z } from 'zod';
import { amount, noAnswer, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

const text = z.string().min(1).max(255);

const texts = z.array(text).max(50);

const amounts = z.record(z.string().regex(/^[A-Z]{3}$/), amount);

const gameCode = z.string().min(1).max(60);

const gameRules = z.strictObject({
  winWithoutBet: z.boolean(),
  manyBetsOneWin: z.boolean(),
  manyWinsOneBet: z.boolean(),
});

/** What was agreed with a provider: what its games may do, where it calls from, what bounds it. */
export const providerAgreement = z.strictObject({
  displayName: z.string().min(1).max(60),
  origin: text,
  launchOrigins: texts,
  pictureOrigins: texts,
  addresses: texts,
  dialect: z.enum(['rs', 'rs-rsa', 'evolution']),
  publicKeys: z.array(z.string().max(5_000)).max(2),
  repeats: z.enum(['current', 'stored']),
  rollsBackRounds: z.boolean(),
  launchesWithSession: z.boolean(),
  paysPrizes: z.boolean(),
  correctsResults: z.boolean(),
  offersFreeRounds: z.boolean(),
  takesTips: z.boolean(),
  rules: gameRules,
  /** Games with rules of their own, in place of `rules`. */
  games: z.record(gameCode, gameRules),
  /** Lobbies by a name of their own: a session of one of their games bets in all of them. */
  lobbies: z.record(text, z.array(gameCode).max(1_000)),
  maxStake: amounts,
  maxWin: amounts,
  maxWinTimes: z.int().min(1).max(10_000_000),
});
export type ProviderAgreement = Infer<typeof providerAgreement>;

export const providerPartner = z.strictObject({
  provider: z.string(),
  revision: z.number(),
  /** No launches and no bets; wins, rollbacks and ends of rounds are still taken. */
  isOff: z.boolean(),
  /** The platform's own studio: its settings come from the environment; operators can only switch it off. */
  isHouse: z.boolean(),
  keys: z.array(
    z.strictObject({
      keyId: z.string(),
      until: z.string().nullable(),
    }),
  ),
  agreement: providerAgreement,
});
export type ProviderPartner = Infer<typeof providerPartner>;

/** A key with its secret, which is shown once. */
export const providerKey = z.strictObject({
  keyId: z.string(),
  secret: z.string(),
});
export type ProviderKey = Infer<typeof providerKey>;

const provider = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);

const note = z.string().min(1).max(500);

const newProvider = { provider, agreement: providerAgreement };
export type NewProvider = Infer<z.ZodObject<typeof newProvider>>;

/** Input and output of each call. */
export const providerPartnersSchemas = {
  providerPartners: { input: nothing, output: z.array(providerPartner) },
  addProvider: {
    input: z.strictObject({ ...newProvider, note }),
    output: providerKey,
  },
  changeProvider: {
    input: z.strictObject({
      provider,
      revision: z.int().min(0),
      agreement: providerAgreement,
      note,
    }),
    output: noAnswer,
  },
  addProviderKey: { input: z.strictObject({ provider, note }), output: providerKey },
  endProviderKey: {
    input: z.strictObject({
      provider,
      keyId: text,
      at: z.iso.datetime(),
      note,
    }),
    output: noAnswer,
  },
  switchProvider: {
    input: z.strictObject({ provider, isOff: z.boolean(), note }),
    output: noAnswer,
  },
} satisfies CallSchemas;
