import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { amount, calendarDay, idOf, localized, noAnswer, nothing } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { inLanguages, titleWords } from './content.ts';
import { documentSchemas } from './documents.ts';
import type { Infer } from './infer.ts';
import { beaconProof } from './lottery.ts';
import { reward } from './rewards.ts';

const code = z.string().min(1).max(64);
const time = z.iso.datetime();

/** `frozen`: the list of tickets is published and the draw waits for the beacon. */
const raffleStates = ['coming', 'open', 'frozen', 'drawn', 'cancelled'] as const;

export const rafflePrize = z.strictObject({ reward, winners: z.int().min(1).max(1_000) });
export type RafflePrize = Infer<typeof rafflePrize>;

export const raffleTerms = z.strictObject({
  title: localized,
  /** The first prize first. */
  prizes: z.array(rafflePrize).min(1).max(10),
  /** Days in the brand's time zone; both are inclusive. */
  firstDay: calendarDay,
  lastDay: calendarDay,
  /** Turnover for each ticket; `null`: turnover gives none. */
  turnover: amount.nullable(),
  /** Empty: turnover in every category counts. */
  categories: z.array(z.enum(gameCategories)).max(gameCategories.length),
  /** Free tickets that a member can claim each day. */
  dailyTickets: z.int().min(0).max(100),
  /** A member has no more than these in the draw. */
  ticketsAtMost: z.int().min(1).max(100_000),
});
export type RaffleTerms = Infer<typeof raffleTerms>;

/** A raffle as operators edit it. */
export const raffleDraft = raffleTerms
  .omit({ title: true })
  .extend({ words: inLanguages(titleWords) });
export type RaffleDraft = Infer<typeof raffleDraft>;

export const raffleProof = z.strictObject({
  numero: z.string(),
  /** SHA-256 of the server seed; published when the raffle opens. */
  commit: z.string(),
  /** SHA-256 over the lines `<first ticket>|<tickets>|<holder>` of the frozen list. */
  seal: z.string().nullable(),
  tickets: z.number(),
  serverSeed: z.string().nullable(),
  beacon: beaconProof.nullable(),
  /** Winning tickets, first prize first. */
  drawn: z.array(z.number()),
});
export type RaffleProof = Infer<typeof raffleProof>;

/** A holder of the frozen list; the code is known to the holder alone. */
export const raffleEntry = z.strictObject({
  first: z.number(),
  tickets: z.number(),
  holder: z.string(),
});
export type RaffleEntry = Infer<typeof raffleEntry>;

export const raffleWinner = z.strictObject({
  place: z.number(),
  ticket: z.number(),
  /** Masked, such as `ra•••m`. */
  account: z.string(),
  holder: z.string(),
  reward,
});
export type RaffleWinner = Infer<typeof raffleWinner>;

export const raffle = z.strictObject({
  id: idOf('rfl'),
  state: z.enum(raffleStates),
  currency: z.string(),
  terms: raffleTerms,
  startsAt: time,
  closesAt: time,
  proof: raffleProof,
  winners: z.array(raffleWinner),
});
export type Raffle = Infer<typeof raffle>;

export const ownRaffle = z.strictObject({
  id: idOf('rfl'),
  /** The member's tickets so far, or those in the frozen list. */
  tickets: z.number(),
  /** Free tickets that can be claimed today. */
  claimable: z.number(),
  /** The member's code in the frozen list. */
  holder: z.string(),
});
export type OwnRaffle = Infer<typeof ownRaffle>;

/** Input and output of each call. */
export const raffleSchemas = {
  raffles: { input: nothing, output: z.array(raffle) },
  ownRaffles: { input: nothing, output: z.array(ownRaffle) },
  raffleTickets: {
    input: z.strictObject({
      id: idOf('rfl'),
      /** The first ticket of the last line of the page before. */
      after: z.coerce.number().int().min(-1).max(2_147_483_647).exactOptional(),
    }),
    output: z.array(raffleEntry),
  },
  claimRafflePromotion: {
    input: z.strictObject({ id: idOf('rfl') }),
    output: z.strictObject({ added: z.number(), tickets: z.number() }),
  },
} satisfies CallSchemas;

export const adminRaffle = raffle.extend({ brand: z.string(), members: z.number() });
export type AdminRaffle = Infer<typeof adminRaffle>;

const note = z.string().max(500);
const chosen = z.strictObject({ brand: code, id: idOf('rfl'), note });

const documents = documentSchemas(raffleDraft, idOf('rfl'));

export const rafflesAdminSchemas = {
  adminRaffles: documents.list,
  saveRaffle: documents.save,
  publishRaffle: documents.publish,
  removeRaffle: documents.remove,
  removedRaffles: documents.removed,
  restoreRaffle: documents.restore,
  raffleRevisions: documents.revisions,
  restoreRaffleRevision: documents.restoreRevision,
  raffleFigures: {
    input: z.strictObject({ brand: code }),
    output: z.array(adminRaffle),
  },
  freezeRaffle: { input: chosen, output: noAnswer },
  drawRaffle: { input: chosen, output: noAnswer },
} satisfies CallSchemas;
