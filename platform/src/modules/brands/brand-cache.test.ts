import { testClock } from '../../testing/test-clock.ts';
import { brandOf, type Brand } from './brand.ts';
import { createBrandCache } from './brand-cache.ts';

function aBrand(name: string): Brand {
  return brandOf(
    {
      code: 'padma',
      name,
      currency: 'BDT',
      languages: ['bn'],
      defaultLanguage: 'bn',
      defaultTheme: 'dark',
      look: 'padma',
      color: '#000000',
      hosts: ['localhost'],
    },
    {},
    {},
    { siteOrigins: ['http://localhost:4000'], development: false },
  );
}

/** A table of brands that counts how often it is read and can be held up or fail. */
function aTable() {
  const clock = testClock();
  const table = { name: 'first', reads: 0, isDown: false, wait: Promise.resolve() };
  const kept = createBrandCache(async () => {
    table.reads += 1;
    const { name } = table;
    await table.wait;
    if (table.isDown) throw new Error('the table is down');
    return [aBrand(name)];
  }, clock);
  return { clock, table, kept, name: async () => (await kept.current()).brands[0]?.name };
}

test('however many ask at once, the table is read once', async () => {
  const { table, name } = aTable();
  await Promise.all(Array.from({ length: 100 }, name));
  expect(table.reads).toBe(1);
});

test('after a second it is read beside those who ask, after two they wait for it', async () => {
  const { clock, table, name } = aTable();
  await name();
  table.name = 'second';
  clock.advance(999);
  expect(await name()).toBe('first');
  expect(table.reads).toBe(1);
  clock.advance(1);
  expect(await name()).toBe('first');
  expect(table.reads).toBe(2);
  table.name = 'third';
  clock.advance(2_000);
  expect(await name()).toBe('third');
});

test('what was read before a change is not kept after it', async () => {
  const { table, kept, name } = aTable();
  let release = () => undefined as void;
  table.wait = new Promise((go) => (release = go));
  const early = name();
  table.name = 'changed';
  kept.forget();
  release();
  expect(await early).toBe('first');
  expect(await name()).toBe('changed');
});

test('a failed read is reported and the next one asks again', async () => {
  const { table, name } = aTable();
  table.isDown = true;
  await expect(name()).rejects.toThrow('the table is down');
  table.isDown = false;
  expect(await name()).toBe('first');
});

test('a table that fails for a moment is not noticed', async () => {
  const { clock, table, name } = aTable();
  await name();
  table.isDown = true;
  clock.advance(1_500);
  expect(await name()).toBe('first');
});
