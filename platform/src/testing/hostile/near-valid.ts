import fc from 'fast-check';
import { z } from 'zod';
import { hostileText, hostileValue } from './hostile-values.ts';

/** Values that a field of this name can have in the world of the test, as `gameId`. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

type Shape = z.core.JSONSchema._JSONSchema;

/** Inputs shaped like those of a call's schema, some of them whole, most with a few fields spoilt. */
export function nearValid(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), '', known);
}

const missing = Symbol('missing');

function valueOf(shape: Shape, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (typeof shape === 'boolean') return hostileValue;
  const ways = shape.anyOf ?? shape.oneOf;
  if (ways) return fc.oneof(...ways.map((way) => valueOf(way, name, known)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const familiar = known[name];
  if (familiar) return fc.constantFrom(...familiar);
  switch (shape.type) {
    case 'object':
      return objectOf(shape, known);
    case 'array':
      return fc.array(valueOf(itemsOf(shape), name, known), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 3, 3),
      });
    case 'string':
      return textOf(shape);
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
}

function itemsOf({ items }: z.core.JSONSchema.BaseSchema): Shape {
  return Array.isArray(items) ? true : (items ?? true);
}

function numberOf({ minimum, maximum = Infinity }: z.core.JSONSchema.BaseSchema) {
  const min = Math.max(minimum ?? 0, Number.MIN_SAFE_INTEGER);
  return fc.integer({ min, max: Math.min(maximum, min + 1_000) });
}

const looksAround = /\(\?<?[=!]/;

const texts = new Map<string, fc.Arbitrary<string>>();

/** One arbitrary for all fields of a form: fast-check compiles a pattern for milliseconds. */
function textOf(shape: z.core.JSONSchema.BaseSchema): fc.Arbitrary<string> {
  const key = JSON.stringify([shape.pattern, shape.minLength, shape.maxLength]);
  const found = texts.get(key) ?? newTextOf(shape);
  texts.set(key, found);
  return found;
}

function newTextOf({ pattern, minLength = 0, maxLength = 24 }: z.core.JSONSchema.BaseSchema) {
  // fast-check makes no texts for a pattern that looks ahead: words that may fit stand in for it.
  if (pattern && looksAround.test(pattern))
    return fc.constantFrom('/lottery', 'https://example.com/', 'a-b', '');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(Math.max(minLength, 24), maxLength) });
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: ObjectShape,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, shape]): [string, fc.Arbitrary<unknown>] => [
      name,
      fc.oneof(
        { weight: required.includes(name) ? 1 : 12, arbitrary: fc.constant(missing) },
        { weight: 12, arbitrary: valueOf(shape, name, known) },
        { weight: 4, arbitrary: hostileValue },
      ),
    ],
  );
  const stated = fc.record(Object.fromEntries(fields)).map(withoutMissing);
  const names = propertyNames ? valueOf(propertyNames, '', known).map(String) : hostileText;
  const surplus = fc.dictionary(
    names,
    additionalProperties ? valueOf(additionalProperties, '', known) : hostileValue,
    { maxKeys: 2 },
  );
  const isOpen = Boolean(additionalProperties);
  return fc
    .oneof(
      { weight: isOpen ? 1 : 6, arbitrary: stated },
      {
        weight: 1,
        arbitrary: fc.tuple(stated, surplus).map(([one, more]) => ({ ...one, ...more })),
      },
    )
    .map((value): unknown => value);
}

type ObjectShape = z.core.JSONSchema.BaseSchema;

function withoutMissing(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== missing));
}
