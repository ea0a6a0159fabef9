import { z } from 'zod';
import { plainTags, type PlainTag } from '../rich-text.ts';

// Recursive: the compiler cannot infer the type, and checks that the schema describes it.
export type RichNode =
  | string
  | { readonly tag: PlainTag; readonly children: RichText }
  | { readonly tag: 'a'; readonly href: string; readonly children: RichText };

/** Operators' text as a tree of allowed nodes: HTML itself never reaches a page. */
export type RichText = readonly RichNode[];

const children = z.lazy(() => richText);

export const richText: z.ZodType<RichText> = z.array(
  z.union([
    z.string(),
    z.strictObject({ tag: z.enum(plainTags), children }),
    z.strictObject({ tag: z.literal('a'), href: z.string(), children }),
  ]),
);
