import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '@croupier/contracts';
import { testVerification } from '../../testing/test-verification.ts';

const minute = 60_000;

async function solved(challenge: Challenge | null): Promise<string> {
  if (!challenge) throw new Error('no challenge was given');
  const { parameters, ...rest } = challenge;
  const solution = await solveChallenge({
    challenge: { ...rest, parameters: { ...parameters } },
    deriveKey,
  });
  return payload(challenge, solution);
}

const payload = (challenge: unknown, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

async function cheap() {
  const table = await testVerification();
  await table.verification.settings.keep('padma', { challengeCost: 1 });
  return table;
}

test('a solution is valid once, also when sent many times at once', async () => {
  const { verification, padma } = await cheap();
  const { challenge } = verification;
  const solution = await solved(await challenge.issue(padma, 'login'));
  const check = { brand: padma, purpose: 'login', payload: solution } as const;
  const answers = await Promise.all(Array.from({ length: 12 }, () => challenge.check(check)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await challenge.check(check)).toMatchObject({ code: 'challenge-failed' });
});

test('a solution is valid for its own purpose and brand, within ten minutes', async () => {
  const { core, verification, padma, verano } = await cheap();
  const { challenge } = verification;
  const solution = await solved(await challenge.issue(padma, 'login'));
  const refused = { ok: false, code: 'challenge-failed' };
  for (const check of [
    { brand: padma, purpose: 'register', payload: solution },
    { brand: verano, purpose: 'login', payload: solution },
    { brand: padma, purpose: 'login', payload: undefined },
  ] as const)
    expect(await challenge.check(check)).toMatchObject(refused);
  core.clock.advance(10 * minute - 1);
  const inTime = { brand: padma, purpose: 'login', payload: solution } as const;
  expect(await challenge.check(inTime)).toMatchObject({ ok: true });

  const late = await solved(await challenge.issue(padma, 'login'));
  core.clock.advance(10 * minute);
  expect(await challenge.check({ ...inTime, payload: late })).toMatchObject(refused);
});

test('a forged, easier or extended challenge is refused', async () => {
  const { verification, padma } = await cheap();
  const issued = await verification.challenge.issue(padma, 'sms');
  if (!issued) throw new Error('no challenge was given');
  const { solution } = JSON.parse(Buffer.from(await solved(issued), 'base64').toString());
  const { parameters } = issued;
  const forged: unknown[] = [
    { ...issued, parameters: { ...parameters, keyPrefix: '00' } },
    { ...issued, parameters: { ...parameters, cost: 1, keySignature: undefined } },
    { ...issued, parameters: { ...parameters, data: { ...parameters.data, expires: 9e15 } } },
    { ...issued, signature: issued.signature?.replace(/^./, 'x') },
    { ...issued, signature: undefined },
    null,
  ];
  for (const challenge of forged) {
    const check = { brand: padma, purpose: 'sms', payload: payload(challenge, solution) } as const;
    expect(await verification.challenge.check(check)).toMatchObject({ code: 'challenge-failed' });
  }
  const unsolved = payload(issued, {
    counter: 1,
    derivedKey: parameters.keyPrefix.padEnd(64, '0'),
  });
  for (const sent of [unsolved, 'no base64 at all', '', 'e30=', 'bnVsbA=='])
    expect(
      await verification.challenge.check({ brand: padma, purpose: 'sms', payload: sent }),
    ).toMatchObject({ code: 'challenge-failed' });
});

test('a brand without challenges issues none and requires none', async () => {
  const { verification, padma } = await testVerification();
  const { settings } = padma;
  const easy = {
    ...padma,
    settings: { ...settings, profile: { ...settings.profile, challenge: false } },
  };
  expect(await verification.challenge.issue(easy, 'login')).toBeNull();
  const check = { brand: easy, purpose: 'login', payload: undefined } as const;
  expect(await verification.challenge.check(check)).toMatchObject({ ok: true });
});

test('the required work is the brand’s setting, independent of luck', async () => {
  const { verification, padma } = await testVerification();
  expect((await verification.challenge.issue(padma, 'login'))?.parameters.cost).toBe(1_000);
  await verification.settings.keep('padma', { challengeCost: 2 });
  for (let round = 0; round < 8; round++) {
    const challenge = await verification.challenge.issue(padma, 'login');
    expect(challenge?.parameters.cost).toBe(2);
    const { solution } = JSON.parse(Buffer.from(await solved(challenge), 'base64').toString());
    expect(solution.counter).toBeGreaterThanOrEqual(128);
    expect(solution.counter).toBeLessThan(384);
  }
});
