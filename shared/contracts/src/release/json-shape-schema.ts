import { z } from 'zod';
import type { JsonShape } from './json-shape.ts';

const count = z.number().exactOptional();

/** A shape read from a file; properties beyond `JsonShape` are removed. */
export const jsonShape: z.ZodType<JsonShape> = z.lazy(() =>
  z.object({
    type: z.string().exactOptional(),
    const: z.unknown().exactOptional(),
    enum: z.array(z.unknown()).exactOptional(),
    anyOf: z.array(jsonShape).exactOptional(),
    oneOf: z.array(jsonShape).exactOptional(),
    properties: z.record(z.string(), jsonShape).exactOptional(),
    required: z.array(z.string()).exactOptional(),
    additionalProperties: z.union([z.boolean(), jsonShape]).exactOptional(),
    items: jsonShape.exactOptional(),
    pattern: z.string().exactOptional(),
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    minimum: count,
    maximum: count,
  }),
);
