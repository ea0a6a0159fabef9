import { hashAtGivenCost } from '../../testing/least-cost-argon2.ts';
import { hashingCost, hashSecret, matchesSecret, matchesTyped, noSecret } from './passwords.ts';

test('a hash costs what OWASP recommends at least, and has a salt of its own', async () => {
  const [one, another] = await Promise.all([
    hashAtGivenCost('River2026boat', hashingCost),
    hashAtGivenCost('River2026boat', hashingCost),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(another).not.toBe(one);
});

test('a secret matches its own hash alone, and nothing matches an account without a secret', async () => {
  const hashed = await hashSecret('River2026boat');
  expect(await matchesSecret(hashed, 'River2026boat')).toBe(true);
  expect(await matchesSecret(hashed, 'River2026boat ')).toBe(false);
  expect(await matchesTyped(hashed, ' River2026boat ')).toBe(true);
  for (const none of [null, noSecret]) {
    expect(await matchesSecret(none, noSecret)).toBe(false);
    expect(await matchesSecret(none, 'nobody has this password')).toBe(false);
  }
});
