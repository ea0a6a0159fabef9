import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';
import { SoakError, retryWhileUnavailable, valueOf } from './ask.mjs';
import { calls, sessionHeader } from './parts-of-platform.mjs';

const playerNames = ['rahim', 'nasrin', 'tania', 'sumon', 'arif'];

/**
 * Signs in the demo's players and its operator as their pages do.
 * @typedef {{ method: string, path: string, sealed?: boolean }} Call
 * @typedef {{ call(to: Call, input?: object, extra?: Record<string, string>): Promise<import('./ask.mjs').Answer> }} Session
 * @typedef {Session & { username: string, info: { id: string }, payTo: string }} Member
 * @param {number} port
 */
export async function signInAll(port) {
  const players = [];
  for (const username of playerNames) players.push(await aPlayer(port, username));
  const operator = await signIn(port, calls.operatorLogin, {
    name: 'operator',
    password: 'Croupier2026!',
  });
  return { players, operator };
}

/**
 * @param {number} port
 * @param {string} username
 * @returns {Promise<Member>}
 */
async function aPlayer(port, username) {
  const challenge = await solved(port);
  const login = { type: 'username', username, password: 'Padma2026!', challenge };
  const session = await signIn(port, calls.login, login);
  const info = valueOf(await session.call(calls.memberInfo));
  const account = valueOf(
    await session.call(calls.addPayoutAccount, {
      method: 'bkash-sandbox',
      payee: `Soak ${username}`,
      fields: { mobile: '01712345678' },
      paymentPassword: '246810',
    }),
  );
  return { ...session, username, info, payTo: account.id };
}

/**
 * A session whose calls are retried until the answer is definite.
 * @param {number} port
 * @param {Call} call
 * @param {object} input
 * @returns {Promise<Session>}
 */
async function signIn(port, call, input) {
  const answer = await callWithRetry(port, call, { input, headers: {} });
  const { token } = valueOf(answer);
  const cookie = (answer.headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ');
  const own = { cookie, [sessionHeader]: token };
  return {
    call: (to, input, extra = {}) =>
      callWithRetry(port, to, { input, headers: { ...own, ...extra } }),
  };
}

/**
 * @param {number} port
 * @param {Call} call
 * @param {{ input: object | undefined, headers: Record<string, string> }} options
 */
async function callWithRetry(port, { method, path, sealed }, { input, headers }) {
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(input ?? {})).toString();
    return retryWhileUnavailable(() => ({
      port,
      method,
      path: query ? `${path}?${query}` : path,
      headers,
    }));
  }
  const type = sealed ? 'application/jose' : 'application/json';
  const body = sealed ? await seal(port, input) : JSON.stringify(input ?? {});
  const all = { 'content-type': type, ...headers };
  return retryWhileUnavailable(() => ({ port, method, path, headers: all, body }));
}

/**
 * @param {number} port
 * @param {object | undefined} input
 */
async function seal(port, input) {
  const { path } = calls.sealingKey;
  const key = valueOf(await retryWhileUnavailable(() => ({ port, method: 'GET', path })));
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'));
}

/** @param {number} port */
async function solved(port) {
  const path = `${calls.challenge.path}?purpose=login`;
  const challenge = valueOf(await retryWhileUnavailable(() => ({ port, method: 'GET', path })));
  if (!challenge) return undefined;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new SoakError('the challenge has no solution');
  const { counter, derivedKey } = solution;
  const payload = { challenge, solution: { counter, derivedKey } };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
