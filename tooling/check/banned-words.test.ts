import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedIn } from './banned-words.mjs';

test('a banned word is found in an identifier, a comment and a file of prose', () => {
  expect(bannedIn('a.ts', 'const useDeskRows = 1;')).toEqual([expect.stringContaining('a.ts:1')]);
  expect(bannedIn('a.ts', 'ok\n// reads it anew')).toEqual([expect.stringContaining('a.ts:2')]);
  expect(bannedIn('README.md', 'A member is told of it.')).toEqual([
    expect.stringContaining('name who sends it'),
  ]);
});

test('a word that only contains a banned one passes', () => {
  expect(bannedIn('a.ts', 'const desktop = stillOpen(indeed);')).toEqual([]);
});

test.each(['told', 'deal', 'wish', 'createTurns', 'Ground', 'useAnswer', 'isComeBack'])(
  'the identifier %s is refused in code',
  (name) => {
    expect(bannedIn('a.ts', `const { ${name}: value } = options;`)).toHaveLength(1);
  },
);

test('such an identifier in a string, an expression, a comment, prose or a longer name passes', () => {
  const code = "call('told', `said`, /heard/); // wish\n * said so\nconst untold = wishList;";
  expect(bannedIn('a.ts', code)).toEqual([]);
  expect(bannedIn('README.md', 'The players said so.')).toEqual([]);
});

test('each word, phrase and identifier of the list is found and has a replacement', () => {
  const { words, phrases, identifiers } = readList();
  for (const word of Object.keys({ ...words, ...phrases }))
    expect([word, bannedIn('README.md', `It is ${word} here.`).length > 0]).toEqual([word, true]);
  for (const name of Object.keys(identifiers))
    expect([name, bannedIn('a.ts', `const ${name} = 1;`).length > 0]).toEqual([name, true]);
  const replacements = Object.values({ ...words, ...phrases, ...identifiers });
  expect(replacements.filter((text) => text.trim() === '')).toEqual([]);
});

type Replacements = Readonly<Record<string, string>>;

function readList(): { words: Replacements; phrases: Replacements; identifiers: Replacements } {
  return JSON.parse(readFileSync(join(__dirname, 'banned-words.json'), 'utf8'));
}
