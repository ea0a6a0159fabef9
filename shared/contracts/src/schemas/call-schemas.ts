import type { z } from 'zod';
import type { Infer } from './infer.ts';

/** What a call takes and answers; by the name of the call. */
export type CallSchemas = Readonly<
  Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>
>;

/** A call that takes nothing has an empty object as input, on the wire. */
export type InputFrom<Schema extends z.ZodType> =
  z.output<Schema> extends Readonly<Record<string, never>> ? void : Infer<Schema>;

export type OutputFrom<Schema extends z.ZodType> = Infer<Schema>;
