import { drawShapes, fits, type DrawFamily } from '@croupier/contracts';
import { createSandbox } from '../sandbox-payments/server.ts';
import { openJournal } from '../sandbox-payments/journal.ts';
import { publishedNumbers } from './published-numbers.ts';

test.each([
  ['vn-mb', 'VN27'],
  ['vn-hue', 'VN18'],
  ['thai-gov', 'THAI'],
  ['4d-magnum', 'D4'],
] as const)(
  'the numbers of %s are a possible draw, the same at each request',
  (game, family: DrawFamily) => {
    const numbers = publishedNumbers(game, '20261123');
    const digits = Object.values(numbers ?? {})
      .flat()
      .flatMap((number) => [...number].map(Number));
    expect(fits(drawShapes[family], digits)).toBe(true);
    expect(publishedNumbers(game, '20261123')).toEqual(numbers);
    expect(publishedNumbers(game, '20261124')).not.toEqual(numbers);
  },
);

test('two result sources answer alike, and refuse games that they do not draw', async () => {
  const sandbox = createSandbox({
    secret: 'secret',
    journal: openJournal(null),
    origin: () => 'http://localhost',
  });
  const get = async (path: string) => (await sandbox.inject(path)).json();
  const gazette = await get('/results/gazette/vn-mb/20261123');
  expect(gazette).toEqual(await get('/results/bureau/vn-mb/20261123'));
  expect(gazette).toHaveProperty('prizes.special.0', expect.stringMatching(/^\d{5}$/));
  expect((await sandbox.inject('/results/gazette/k3-1m/20261123-0001')).statusCode).toBe(404);
  await sandbox.close();
});
