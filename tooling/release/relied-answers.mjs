// @ts-nocheck -- to be typed when the answers are derived from schemas
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/parts.mjs';

/** Code that reads answers for a remote: the kit displays them, and selects the language of their texts. */
const onBehalf = [
  'shared/ui/src',
  'shared/client/src',
  'shared/i18n/src',
  'shared/contracts/src/languages.ts',
];

/**
 * The fields of each call's answer that a release may read: those whose name occurs in its code or in the
 * kit's. A build does not rename fields, so a field whose name does not occur is never read.
 * @param {{ built: string, calls: string[], shapes: Record<string, object> }} release `built` is the folder
 * of its files
 */
export function reliedAnswers({ built, calls, shapes }) {
  const words = wordsOf([built, ...onBehalf.map((path) => join(root, path))]);
  return Object.fromEntries(
    calls.filter((name) => shapes[name]).map((name) => [name, readPart(shapes[name], words)]),
  );
}

/** A shape reduced to the fields that are among the words. */
export function readPart(shape, words) {
  const { properties, required, items, anyOf, additionalProperties: values, ...rest } = shape;
  const isRead = (name) => words.has(name);
  const part = (inner) => readPart(inner, words);
  return {
    ...rest,
    ...(anyOf ? { anyOf: anyOf.map(part) } : {}),
    ...(items ? { items: part(items) } : {}),
    ...(values ? { additionalProperties: part(values) } : {}),
    ...(properties ? { properties: readFields(properties, words) } : {}),
    ...(required ? { required: required.filter(isRead) } : {}),
  };
}

const readFields = (properties, words) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => words.has(name))
      .map(([name, shape]) => [name, readPart(shape, words)]),
  );

function wordsOf(places) {
  const texts = places.flatMap(codeIn).map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
}

function codeIn(place) {
  if (place.endsWith('.ts')) return [place];
  return readdirSync(place, { recursive: true })
    .filter((name) => /\.(?:js|tsx?)$/.test(name) && !/\.test\.tsx?$|^testing/.test(name))
    .map((name) => join(place, name));
}
