import { commitOf as studioCommitOf, wordsOf as studioWordsOf } from '../../src/rounds/seeds.ts';
import { commitOf, isSame, wordsOf } from './proof.ts';

const serverSeed = '5f'.repeat(32);

test.each(['mine', '', 'নিজের কথা', 'a very long seed '.repeat(4)])(
  'the page derives the same words as the studio from “%s”',
  (clientSeed) => {
    const page = wordsOf({ serverSeed, clientSeed });
    const studio = studioWordsOf({ server: serverSeed, client: clientSeed });
    for (let count = 0; count < 40; count += 1) expect(page.next()).toEqual(studio.next());
    expect(commitOf(serverSeed)).toBe(studioCommitOf(serverSeed));
  },
);

test('results are equal in any key order, and differ by any value', () => {
  const result = { kind: 'slot', spins: [{ stops: [1, 2], wins: [] }], coins: 3 };
  expect(isSame(result, { coins: 3, spins: [{ wins: [], stops: [1, 2] }], kind: 'slot' })).toBe(
    true,
  );
  expect(isSame(result, { ...result, coins: 4 })).toBe(false);
  expect(isSame(result, { ...result, spins: [{ stops: [2, 1], wins: [] }] })).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame([], {})).toBe(false);
});
