import { z } from 'zod';
import { amount } from './atoms.ts';

const text = z.string().min(1).max(255);
const texts = z.array(text).max(50);
const amounts = z.record(z.string().regex(/^[A-Z]{3}$/), amount);
const note = z.string().min(1).max(500);

const agreement = z.strictObject({
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
  rules: z.strictObject({
    winWithoutBet: z.boolean(),
    manyBetsOneWin: z.boolean(),
    manyWinsOneBet: z.boolean(),
  }),
  maxStake: amounts,
  maxWin: amounts,
  maxWinTimes: z.int().min(1).max(10_000_000),
});

const provider = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);

export const providerPartnersInputs = {
  providerPartners: z.strictObject({}),
  addProvider: z.strictObject({ provider, agreement, note }),
  changeProvider: z.strictObject({ provider, revision: z.int().min(0), agreement, note }),
  addProviderKey: z.strictObject({ provider, note }),
  endProviderKey: z.strictObject({
    provider,
    keyId: text,
    at: z.iso.datetime(),
    note,
  }),
  switchProvider: z.strictObject({ provider, isOff: z.boolean(), note }),
};
