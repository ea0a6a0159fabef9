import type { JsonShape } from './json-shape.ts';

/**
 * The part of an answer that a release may read: fields whose name occurs in its code. A build does not
 * rename fields, so a field whose name does not occur is never read.
 */
export function readPartOf(shape: JsonShape, words: ReadonlySet<string>): JsonShape {
  const { properties, required, items, anyOf, additionalProperties: values, ...rest } = shape;
  const part = (inner: JsonShape) => readPartOf(inner, words);
  const read = Object.entries(properties ?? {}).filter(([name]) => words.has(name));
  return {
    ...rest,
    ...(anyOf ? { anyOf: anyOf.map(part) } : {}),
    ...(items ? { items: part(items) } : {}),
    ...(typeof values === 'object' ? { additionalProperties: part(values) } : {}),
    ...(properties
      ? { properties: Object.fromEntries(read.map(([name, field]) => [name, part(field)])) }
      : {}),
    ...(required ? { required: required.filter((name) => words.has(name)) } : {}),
  };
}
