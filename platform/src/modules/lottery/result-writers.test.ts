import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { DrawRow } from './draw.store.ts';

const platform = join(__dirname, '../..');
const tables = ['lottery_draw', 'lottery_result', 'lottery_result_entry', 'lottery_server_seed'];

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(platform, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('testing'),
  )
  .map((file) => ({ file, text: readFileSync(join(platform, file), 'utf8') }));

/** Files that change a table, with the query builder or with SQL text. */
function writersOf(table: string, read: readonly Source[] = sources): string[] {
  const built = new RegExp(
    `(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"\`]${table}\\b(?!_)`,
  );
  const text = new RegExp(
    `(insert\\s+into|update|delete\\s+from|merge\\s+into|copy|truncate)\\s+(only\\s+)?${table}\\b(?!_)`,
    'i',
  );
  return read.filter((one) => built.test(one.text) || text.test(one.text)).map(({ file }) => file);
}

/** Files that call a function, without the one that declares it. */
function usersOf(name: string): string[] {
  return sources
    .filter(({ text }) => new RegExp(`\\b${name}\\(`).test(text.replace(`function ${name}(`, '')))
    .map(({ file }) => file);
}

const of = (file: string) => join('modules', 'lottery', file);

test('only the draw algorithm and two equal entries write a result', () => {
  expect(writersOf('lottery_result')).toEqual([of('result.store.ts')]);
  expect(writersOf('lottery_result_entry')).toEqual([of('result.store.ts')]);
  expect(writersOf('lottery_draw').toSorted()).toEqual([
    of('draw.store.ts'),
    of('result.store.ts'),
  ]);
  expect(writersOf('lottery_server_seed')).toEqual([of('draw.store.ts')]);
  expect(usersOf('writeDrawn')).toEqual([of('draw-reveal.ts')]);
  expect(usersOf('writeAgreed')).toEqual([of('result-entries.ts')]);
  expect(usersOf('addSeed')).toEqual([of('draw-opening.ts')]);
});

test('no other statement in the draw store changes a result', () => {
  const store = sources.find(({ file }) => file === of('draw.store.ts'))?.text ?? '';
  const writes = store.match(/\.set\(\{[^}]*\}\)|\.set\([^)]*\)/g) ?? [];
  expect(writes.length).toBeGreaterThan(1);
  expect(writes.filter((set) => /\bresult/.test(set.replace(/Binding/g, '')))).toEqual([]);
});

test('the search finds both ways of writing', () => {
  for (const table of tables) {
    const seeded = [
      `db.insertInto('${table}')`,
      `tx\n.updateTable(\n'${table}')`,
      `sql\`update ${table} set a = 1\``,
      `sql\`INSERT INTO ${table} VALUES (1)\``,
      `sql\`delete  from ${table}\``,
    ].map((text, index) => ({ file: `${index}`, text }));
    expect(writersOf(table, seeded)).toHaveLength(seeded.length);
    expect(writersOf(table, [{ file: 'read', text: `selectFrom('${table}')` }])).toEqual([]);
  }
});

describe('the database itself', () => {
  let table: LotteryTable;
  let drawing: DrawRow;
  let awaited: DrawRow;
  beforeAll(async () => {
    table = await lotteryTable({}, { games: ['k3-1m', 'vn-mb'] });
    const open = await table.openDraw('k3-1m');
    awaited = await table.openNow('vn-mb');
    table.core.clock.set(open.locks_at);
    await table.lottery.draws.advance(1n);
    drawing = await table.draw(open.id);
  });

  const run = (statement: string) => sql.raw(statement).execute(table.core.db.read);

  test('refuses numbers without a recorded result', async () => {
    await expect(
      run(
        `update lottery_draw set state = 'resulted', result = '{6,6,6}', result_version = 1 where id = '${drawing.id}'`,
      ),
    ).rejects.toThrow('violates foreign key constraint');
  });

  test('refuses a result of draw-v1 without its seed and its beacon', async () => {
    const columns = 'draw_id, origin, version, numbers, seed_of, beacon_value, written_at';
    for (const values of [
      `'${drawing.id}', 'draw-v1', 1, '{6,6,6}', null, 'ab', now()`,
      `'${drawing.id}', 'draw-v1', 1, '{6,6,6}', '${drawing.id}', null, now()`,
      `'${drawing.id}', 'draw-v1', 2, '{6,6,6}', '${drawing.id}', 'ab', now()`,
    ])
      await expect(
        run(`insert into lottery_result (${columns}) values (${values})`),
      ).rejects.toThrow('violates check constraint');
  });

  test('refuses entries for a draw of draw-v1, and an outside result that two entrants did not enter', async () => {
    const entry = (draw: DrawRow, by: string, numbers: string) =>
      run(`insert into lottery_result_entry (draw_id, version, entered_by, entered_name, kind, numbers, note, entered_at)
        values ('${draw.id}', 1, '${by}', '${by}', 'person', '${numbers}', '', now())`);
    const result = (draw: DrawRow, origin: string, first: string, second: string) =>
      run(`insert into lottery_result (draw_id, origin, version, numbers, entry_kind, first_by, second_by, written_at)
        values ('${draw.id}', '${origin}', 1, '{1,2,3}', 'person', '${first}', '${second}', now())`);
    await expect(entry(drawing, 'opr_a', '{1,2,3}')).rejects.toThrow('foreign key');
    await expect(result(drawing, 'outside', 'opr_a', 'opr_b')).rejects.toThrow('foreign key');
    await entry(awaited, 'opr_a', '{1,2,3}');
    await entry(awaited, 'opr_b', '{1,2,4}');
    await expect(result(awaited, 'outside', 'opr_a', 'opr_a')).rejects.toThrow('check constraint');
    await expect(result(awaited, 'outside', 'opr_a', 'opr_b')).rejects.toThrow('foreign key');
    await expect(result(awaited, 'draw-v1', 'opr_a', 'opr_b')).rejects.toThrow('check constraint');
  });

  test.each([
    `UPDATE lottery_result SET numbers = '{1}'`,
    `DELETE FROM lottery_result`,
    `TRUNCATE lottery_result`,
    `UPDATE lottery_commit SET commit_hash = repeat('a', 64)`,
    `DELETE FROM lottery_commit`,
  ])('does not let the platform %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('permission denied');
  });
});
