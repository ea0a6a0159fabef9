import { sql } from 'kysely';
import { testCore } from '../../testing/index.ts';
import { canBeMasked, maskedAccount, maskedAccountIn } from './masked-account.ts';

const shown = [
  ['rahim_92', 'ra•••2'],
  ['rahim', 'ra•••m'],
  ['rina', 'r•••'],
  ['ali', 'a•••'],
  ['ab', '•••'],
  ['a', '•••'],
  ['', '•••'],
  ['🦁🐯🐻🐼🐨', '🦁🐯•••🐨'],
] as const;

test.each(shown)('%s is shown as %s', (account, masked) => {
  expect(maskedAccount(account)).toBe(masked);
});

test('the database masks names in the same way', async () => {
  const { db } = await testCore();
  const { rows } = await sql<{ masked: string }>`
    SELECT ${maskedAccountIn('name')} AS masked
    FROM unnest(${shown.map(([account]) => account)}::text[]) WITH ORDINALITY AS of (name, at) ORDER BY at`.execute(
    db.read,
  );
  expect(rows.map(({ masked }) => masked)).toEqual(shown.map(([, masked]) => masked));
});

test('a text can be masked if any part of a masked name is that text', () => {
  const parts = (text: string) =>
    [...text].flatMap((_, from) =>
      [...text].map((_, to) => [...text].slice(from, to + 1).join('')),
    );
  for (const [, masked] of shown)
    expect(parts(masked).filter((part) => !canBeMasked(part))).toEqual([]);
  expect(['rah', 'him•', '•••rah'].filter(canBeMasked)).toEqual([]);
});
