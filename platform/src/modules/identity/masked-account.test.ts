import { sql } from 'kysely';
import { testCore } from '../../testing/index.ts';
import { maskedAccount, maskedAccountIn } from './masked-account.ts';

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
