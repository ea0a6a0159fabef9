import ar from './ar.json';
import bn from './bn.json';
import en from './en.json';
import es from './es.json';

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

const holesOf = (texts: object): string[] =>
  JSON.stringify(texts)
    .match(/\{\{\w+\}\}/g)
    ?.sort() ?? [];

test.each([
  ['bn', bn],
  ['es', es],
  ['ar', ar],
])('%s has every text of English, with the same values in it', (_, texts) => {
  expect(keysOf(texts).sort()).toEqual(keysOf(en).sort());
  expect(holesOf(texts)).toEqual(holesOf(en));
});
