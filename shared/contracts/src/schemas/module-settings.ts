import { z } from 'zod';
import { localized } from './atoms.ts';
import type { Infer } from './infer.ts';

/** A per-brand setting of a module. Its shape is JSON Schema, with titles for people. */
export const settingDescription = z.discriminatedUnion('type', [
  z.strictObject({
    title: localized,
    type: z.literal('boolean'),
    default: z.boolean(),
  }),
  z.strictObject({
    title: localized,
    type: z.literal('integer'),
    default: z.number(),
    minimum: z.number(),
    maximum: z.number(),
  }),
  z.strictObject({
    title: localized,
    type: z.literal('string'),
    default: z.string(),
    maxLength: z.number(),
  }),
]);
export type SettingDescription = Infer<typeof settingDescription>;

export const settingValue = z.union([z.boolean(), z.number(), z.string()]);
export type SettingValue = Infer<typeof settingValue>;

/** Values by the names in the module's description. */
export const moduleSettings = z.record(z.string(), settingValue);
export type ModuleSettings = Infer<typeof moduleSettings>;
