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
