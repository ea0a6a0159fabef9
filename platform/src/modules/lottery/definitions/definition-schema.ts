import { z } from 'zod';
import { drawShapes, gameFamilies, prizeModes, type DrawFamily } from '@croupier/contracts';
import type { Condition, Measure } from './condition.ts';
import type { GameDefinition, PlayTypeDefinition } from './game-definition.ts';
import type { Match, Source } from './match-form.ts';

/** The form of a definition; `definition-errors` checks its meaning. */

const text = z.string().min(1).max(300);
const localized = z.strictObject({ en: text, bn: text, es: text, ar: text });
const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const decimal = z.string().regex(/^\d{1,9}(\.\d{1,5})?$/);
const position = z.int().min(0).max(200);
const window: z.ZodType<readonly [number, number]> = z.tuple([position, position]);
const end = z.int().min(-6).max(6);
const slice = z.union([z.tuple([end]), z.tuple([end, end])]);
const number = z.int().min(-100_000).max(100_000);

const measure: z.ZodType<Measure> = z.discriminatedUnion('of', [
  z.strictObject({ of: z.enum(['sum', 'span', 'odd-count', 'triple']), at: window }),
  z.strictObject({ of: z.literal('low-count'), at: window, upTo: position }),
  z.strictObject({ of: z.literal('number'), at: position }),
  z.strictObject({ of: z.literal('difference'), at: window }),
  z.strictObject({ of: z.enum(['poker', 'bull']) }),
  z.strictObject({ of: z.literal('lot'), prize: code, slice }),
]);

const condition: z.ZodType<Condition> = z.union([
  z.strictObject({
    measure,
    values: z
      .array(z.union([number, z.tuple([number, number])]))
      .min(1)
      .max(200),
    parity: z.enum(['odd', 'even']).exactOptional(),
  }),
  z.strictObject({
    hands: z.array(z.array(position).min(1).max(20)).min(1).max(200),
    butNot: z.array(position).max(20).exactOptional(),
  }),
]);

const source: z.ZodType<Source> = z.union([
  z.strictObject({
    prizes: z.union([z.literal('all'), z.array(code).min(1).max(20)]),
    slice,
  }),
  z.strictObject({ at: window, isJoined: z.boolean().exactOptional() }),
]);

const match: z.ZodType<Match> = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('equal'),
    sources: z.array(source).min(1).max(10),
    isUnordered: z.boolean().exactOptional(),
  }),
  z.strictObject({
    by: z.literal('count'),
    source,
    counts: z.array(z.int().min(0).max(20)).min(1).max(20),
  }),
  z.strictObject({ by: z.literal('within'), source }),
  z.strictObject({ by: z.literal('contained'), source }),
]);

const count = z.int().min(1).max(20);
const numbers = { count, from: position, to: position, width: z.int().min(1).max(3) };
const pick = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('digits'),
    count: z.int().min(1).max(6),
    pattern: z.array(z.int().min(1).max(6)).min(1).max(6).exactOptional(),
    isUnordered: z.boolean().exactOptional(),
  }),
  z.strictObject({ form: z.literal('set'), ...numbers }),
  z.strictObject({ form: z.literal('sequence'), ...numbers }),
]);

const named = { code, name: localized, rule: localized };
const playType: z.ZodType<PlayTypeDefinition> = z.union([
  z.strictObject({
    ...named,
    choices: z
      .array(
        z.strictObject({
          code,
          name: localized,
          pays: z
            .array(z.strictObject({ odds: decimal, when: condition }))
            .min(1)
            .max(5),
        }),
      )
      .min(1)
      .max(500),
  }),
  z.strictObject({
    ...named,
    pick,
    match,
    odds: z.array(decimal).min(1).max(20),
    unitStake: z.int().min(1).max(1000),
  }),
]);

const lockSeconds = z.int().min(1).max(86_400);
const schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('every'), seconds: z.int().min(30).max(86_400), lockSeconds }),
  z.strictObject({
    kind: z.literal('calendar'),
    timeZone: z.string().max(64),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    lockSeconds,
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).exactOptional(),
    monthDays: z.array(z.int().min(1).max(31)).min(1).max(31).exactOptional(),
    closedDates: z.array(z.iso.date()).max(400).exactOptional(),
  }),
]);

const limits = z.strictObject({
  minStake: decimal,
  maxStake: decimal,
  maxStakePerDraw: decimal,
  maxPayout: decimal,
});

const isDrawFamily = (value: unknown): value is DrawFamily =>
  typeof value === 'string' && Object.hasOwn(drawShapes, value);

export const gameDefinition: z.ZodType<GameDefinition> = z.strictObject({
  gameId: code,
  family: z.enum(gameFamilies),
  drawFamily: z.custom<DrawFamily>(isDrawFamily),
  drawnBy: z.enum(['draw-v1', 'outside']),
  name: localized,
  gameMenuTag: z.string().regex(/^[A-Z0-9-]{1,20}$/),
  schedule,
  priceVersion: z.int().min(0),
  prizeModes: z
    .array(
      z.strictObject({
        mode: z.enum(prizeModes),
        group: z.int().min(1500).max(1998).nullable(),
        odds: z.record(z.string().max(80), z.array(decimal).min(1).max(20)).exactOptional(),
      }),
    )
    .min(1)
    .max(4),
  limits: z.record(z.string().regex(/^[A-Z]{3}$/), limits),
  playTypes: z.array(playType).min(1).max(100),
});
