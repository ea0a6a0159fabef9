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

/** A fake brands table that counts its reads and can delay or fail them. */
function aTable() {
  const clock = testClock();
  const table = { name: 'first', reads: 0, isDown: false, wait: Promise.resolve() };
  const stored = createBrandCache(async () => {
    table.reads += 1;
    const { name } = table;
    await table.wait;
    if (table.isDown) throw new Error('the table is down');
    return [aBrand(name)];
  }, clock);
  return { clock, table, kept: stored, name: async () => (await stored.current()).brands[0]?.name };
}

test('any number of simultaneous requests read the table once', async () => {
  const { table, name } = aTable();
  await Promise.all(Array.from({ length: 100 }, name));
  expect(table.reads).toBe(1);
});

test('after one second the table is reread in the background, after two seconds requests wait for the read', async () => {
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

test('a read that started before a change is not cached after it', async () => {
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

test('a failed read is reported, and the next request reads again', async () => {
  const { table, name } = aTable();
  table.isDown = true;
  await expect(name()).rejects.toThrow('the table is down');
  table.isDown = false;
  expect(await name()).toBe('first');
});

test('a short failure of the table is not visible to requests', async () => {
  const { clock, table, name } = aTable();
  await name();
  table.isDown = true;
  clock.advance(1_500);
  expect(await name()).toBe('first');
});
