import { setTimeout as pause } from 'node:timers/promises';
import { releasePaths } from '@croupier/contracts';
import { inOneLine } from '@croupier/contracts/release';
import { Refusal } from '../start/refusal.mjs';

const timeoutMs = 60_000;
const triesAtMost = 4;

/**
 * Client of the platform's release protocol. Steps with temporary failures are retried.
 * @param {Settings} settings
 */
export function platformAt({ origin, token, tokenSource }) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {string | Buffer} [body]
   */
  async function ask(method, path, body) {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...typeOf(body) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body }),
      }).catch(() => null);
      if (answer?.ok) return JSON.parse(await answer.text()).value;
      if (!isPassing(answer) || tries === triesAtMost)
        throw await refusalOf(answer, { origin, tokenSource });
      await pause(500 * 2 ** tries);
    }
  }

  /**
   * @param {string} path
   * @param {string} upload
   */
  const at = (path, upload) => path.replace(':upload', upload);
  return {
    /** @type {(module: string) => Promise<import('@croupier/contracts/release').ReleaseTarget>} */
    target: (module) => ask('GET', releasePaths.target.replace(':module', module)),
    /** @type {(manifest: string) => Promise<{ upload: string, missing: string[] }>} */
    begin: (manifest) => ask('POST', releasePaths.begin, JSON.stringify({ manifest })),
    /** @type {(upload: string, path: string, bytes: Buffer | undefined) => Promise<unknown>} */
    send: (upload, path, bytes) =>
      ask('PUT', at(releasePaths.file, upload).replace('*', path), bytes),
    /** @type {(upload: string) => Promise<{ isNewest: boolean }>} */
    finish: (upload) => ask('POST', at(releasePaths.finish, upload)),
  };
}

/** @typedef {import('./settings.mjs').Settings} Settings */

/** @param {string | Buffer | undefined} body */
const typeOf = (body) => (body === undefined ? {} : { 'content-type': 'application/octet-stream' });

/** @param {Response | null} answer `null` if no response arrived */
const isPassing = (answer) => answer === null || answer.status === 429 || answer.status >= 502;

/**
 * @param {Response | null} answer
 * @param {Pick<Settings, 'origin' | 'tokenSource'>} settings
 */
async function refusalOf(answer, { origin, tokenSource }) {
  if (!answer)
    return new Refusal(
      `nothing answers at ${origin}: start the platform, or name another with --platform`,
    );
  const problem = await problemOf(answer);
  if (answer.status === 401)
    return new Refusal(
      `${origin} does not take the token from ${tokenSource}: it may be over, revoked or of another site. An operator makes a new one in the console, under Teams; name its file with --token-file`,
    );
  if (problem.refusals)
    return new Refusal(`the platform refuses it:\n${reasonsOf(problem.refusals)}`);
  return new Refusal(
    `${origin} answered ${answer.status}: ${problem.detail ?? problem.title ?? 'no reason given'}`,
  );
}

/**
 * What the platform says of its refusal; nothing if it answers in another format.
 * @param {Response} answer
 * @returns {Promise<{ refusals?: Parameters<typeof reasonsOf>[0], detail?: string, title?: string }>}
 */
const problemOf = async (answer) => Object(await answer.json().catch(() => null));

/**
 * The reasons of a refused release, one per line, each with its remedy.
 * @param {readonly Parameters<typeof inOneLine>[0][]} refusals
 */
export const reasonsOf = (refusals) => refusals.map((one) => `  · ${inOneLine(one)}`).join('\n');
