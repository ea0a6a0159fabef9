import { allTests, chosenTests } from './chosen-tests.mjs';

const all = {
  jest: [
    'mfe-games/src/pages/slots-page.test.tsx',
    'mfe-lottery/src/pages/lottery-page.test.tsx',
    'platform/src/modules/games/games.test.ts',
    'tooling/check/texts.test.ts',
  ],
  browser: ['e2e/src/games.spec.ts', 'e2e/src/lottery.spec.ts'],
};

test('a word selects every test with it in its path', () => {
  expect(chosenTests(['games'], all)).toEqual({
    jest: ['mfe-games/src/pages/slots-page.test.tsx', 'platform/src/modules/games/games.test.ts'],
    browser: ['e2e/src/games.spec.ts'],
  });
});

test('a package selects its own tests and the browser tests named after it', () => {
  const ofGames = {
    jest: ['mfe-games/src/pages/slots-page.test.tsx'],
    browser: ['e2e/src/games.spec.ts'],
  };
  expect(chosenTests(['mfe-games'], all)).toEqual(ofGames);
  expect(chosenTests(['@croupier/mfe-games'], all)).toEqual(ofGames);
});

test('several words select the tests of each', () => {
  expect(chosenTests(['texts', 'lottery.spec'], all)).toEqual({
    jest: ['tooling/check/texts.test.ts'],
    browser: ['e2e/src/lottery.spec.ts'],
  });
});

test('a word that selects nothing is refused, beside others that do', () => {
  expect(() => chosenTests(['games', 'pokr'], all)).toThrow("no test has 'pokr' in its path");
});

test('this file and the browser tests are found', () => {
  const { jest, browser } = allTests();
  expect(jest).toContain('tooling/check/chosen-tests.test.ts');
  expect(browser).toContain('e2e/src/games.spec.ts');
});
