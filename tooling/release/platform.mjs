import { setTimeout as pause } from 'node:timers/promises';
import { releasePaths } from '@croupier/contracts';
import { inOneLine } from '@croupier/contracts/release';
import { Refusal } from '../start/refusal.mjs';

const patienceMs = 60_000;
const triesAtMost = 4;

/** Client of the platform's release protocol. Steps with temporary failures are retried. */
export function platformAt({ origin, token, tokenSource }) {
  async function ask(method, path, body) {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...typeOf(body) },
        signal: AbortSignal.timeout(patienceMs),
        ...(body === undefined ? {} : { body }),
      }).catch((error) => ({ error }));
      if (answer.ok) return (await answer.json()).value;
      if (!isPassing(answer) || tries === triesAtMost)
        throw await refusalOf(answer, { origin, tokenSource });
      await pause(500 * 2 ** tries);
    }
  }

  const at = (path, upload) => path.replace(':upload', upload);
  return {
    target: (module) => ask('GET', releasePaths.target.replace(':module', module)),
    begin: (manifest) => ask('POST', releasePaths.begin, JSON.stringify({ manifest })),
    send: (upload, path, bytes) =>
      ask('PUT', at(releasePaths.file, upload).replace('*', path), bytes),
    finish: (upload) => ask('POST', at(releasePaths.finish, upload)),
  };
}

const typeOf = (body) => (body === undefined ? {} : { 'content-type': 'application/octet-stream' });

const isPassing = ({ error, status }) => error !== undefined || status === 429 || status >= 502;

async function refusalOf(answer, { origin, tokenSource }) {
  if (answer.error)
    return new Refusal(
      `nothing answers at ${origin}: start the platform, or name another with --platform`,
    );
  const problem = await answer.json().catch(() => ({}));
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

/** The reasons of a refused release, one per line, each with its remedy. */
export const reasonsOf = (refusals) => refusals.map((one) => `  · ${inOneLine(one)}`).join('\n');
