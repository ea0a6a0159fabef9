import type { z } from 'zod';

/** The type of a schema's values; read-only in depth, because nothing changes a value that was sent. */
export type Infer<Schema extends z.core.$ZodType> = Frozen<z.output<Schema>>;

type Frozen<Value> = Value extends string | number | boolean | bigint | null | undefined
  ? Value
  : unknown extends Value
    ? Value
    : { readonly [Key in keyof Value]: Frozen<Value[Key]> };
