import fc from 'fast-check';
import {
  compiledCalls,
  compiledTopics,
  schemaMismatches,
  satisfies,
  type JsonShape,
} from './index.ts';

const text: JsonShape = { type: 'string' };
const object = (
  properties: Readonly<Record<string, JsonShape>>,
  required: readonly string[] = [],
) => ({
  type: 'object',
  properties,
  required,
});

test.each<readonly [string, JsonShape, JsonShape, RegExp | null]>([
  ['the same', text, text, null],
  ['another type', text, { type: 'number' }, /is string and no number/],
  ['a whole number for a number', { type: 'integer' }, { type: 'number' }, null],
  ['a number for a whole one', { type: 'number' }, { type: 'integer' }, /no integer/],
  ['anything wanted', text, {}, null],
  ['one of what is wanted', text, { anyOf: [{ type: 'null' }, text] }, null],
  ['more than is wanted', { anyOf: [{ type: 'null' }, text] }, text, /is null and no string/],
  ['none of what is wanted', { type: 'number' }, { anyOf: [{ type: 'null' }, text] }, /none of/],
  ['fewer values', { enum: ['a'] }, { enum: ['a', 'b'] }, null],
  ['a value more', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }, /can be "c"/],
  ['a fixed value for any text', { const: 'a' }, text, null],
  ['any text for fixed values', text, { enum: ['a'] }, /not only a/],
  ['a field more', object({ a: text, b: text }), object({ a: text }), null],
  [
    'a field too much',
    object({ a: text }),
    { ...object({}), additionalProperties: false },
    /not taken/,
  ],
  ['a field less', object({}), object({ a: text }, ['a']), /has no a/],
  ['a field that can lack', object({ a: text }), object({ a: text }, ['a']), /can lack a/],
  [
    'a field of another type',
    object({ a: { type: 'null' } }),
    object({ a: text }),
    /a of the value/,
  ],
  [
    'items of another type',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'null' } },
    /an item/,
  ],
  ['a longer text', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }, /maxLength/],
  ['a shorter text', { ...text, maxLength: 5 }, { ...text, maxLength: 9 }, null],
  ['a free text for a form', text, { ...text, pattern: '^a$' }, /another form/],
])('%s', (_name, given, wanted, error) => {
  const found = schemaMismatches(given, wanted).join('; ');
  if (error === null) expect(found).toBe('');
  else expect(found).toMatch(error);
});

test('every payload and every input matches its own shape', () => {
  const topics = Object.values(compiledTopics()).map(({ payload }) => payload);
  const inputs = Object.values(compiledCalls()).map(({ input }) => input);
  for (const shape of [...topics, ...inputs]) expect(schemaMismatches(shape, shape)).toEqual([]);
});

const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));

test('a caret range accepts its own version and newer ones, and no other major version', () => {
  fc.assert(
    fc.property(version, version, ([a, b, c], [major, minor, patch]) => {
      const range = `^${a}.${b}.${c}`;
      expect(satisfies(`${a}.${b}.${c}`, range)).toBe(true);
      const isNewer = minor > b || (minor === b && patch >= c);
      const isTaken = a > 0 ? major === a && isNewer : major === 0 && minor === b && patch >= c;
      expect(satisfies(`${major}.${minor}.${patch}`, range)).toBe(isTaken);
    }),
  );
});
