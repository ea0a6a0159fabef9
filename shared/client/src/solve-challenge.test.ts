import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { webcrypto } from 'node:crypto';
import { solveChallenge } from './solve-challenge.ts';

const hmacSignatureSecret = 'of the test';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

test('the issuer accepts the solution of its challenge', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 40,
    deriveKey,
    hmacSignatureSecret,
  });
  const payload: Parameters<typeof verifySolution>[0] = JSON.parse(
    atob(await solveChallenge(challenge)),
  );
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
  expect(verified).toBe(true);
});
