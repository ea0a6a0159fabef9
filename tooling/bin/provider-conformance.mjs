#!/usr/bin/env node
// `npm run provider:conformance -- --url … --partner … --key … --secret … --game … --launch … ×3`: tests a
// wallet against its protocol.
import '../start/node-version.mjs';
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { messageOf } = await import('../start/caught.mjs');
const { printLine } = await import('../start/progress.mjs');
const { agreementOf } = await import('../provider-conformance/agreement.mjs');
const { runConformance: holdToRules, usage } =
  await import('../provider-conformance/provider-conformance.mjs');

const text = /** @type {const} */ ({ type: 'string' });

/** @param {string} text */
function readAgreement(text) {
  try {
    return agreementOf(text);
  } catch (error) {
    throw new Refusal(`--agreement cannot be read: ${messageOf(error)}`);
  }
}

/**
 * What the runner cannot do itself, by the commands that it was given.
 * @param {Record<'do-sign-out' | 'do-expire' | 'do-lock' | 'stream' | 'stream-cookie', string | undefined>} values
 * @returns {import('../provider-conformance/table.mjs').Acts}
 */
function actsOf(values) {
  const run = promisify(execFile);
  /** @type {(command: string) => (player: string) => unknown} */
  const byShell = (command) => (player) =>
    run('/bin/sh', ['-c', command], { env: { ...process.env, PLAYER: player } });
  const { 'do-sign-out': signOut, 'do-expire': expire, 'do-lock': lock, stream } = values;
  const cookie = values['stream-cookie'];
  return {
    ...(signOut && { signOut: byShell(signOut) }),
    ...(expire && { expire: byShell(expire) }),
    ...(lock && { lock: byShell(lock) }),
    ...(stream && { stream: { url: stream, headers: cookie ? { cookie } : {} } }),
  };
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: text,
      partner: text,
      key: text,
      secret: text,
      game: text,
      stake: { ...text, default: '100000' },
      agreement: { ...text, default: '' },
      'do-sign-out': text,
      'do-expire': text,
      'do-lock': text,
      stream: text,
      'stream-cookie': { ...text, default: '' },
      'free-rounds': { type: 'boolean', default: false },
      launch: { ...text, multiple: true, default: [] },
    },
  });
  const { url, partner, key, secret, game, launch, stake } = values;
  if (!url || !partner || !key || !secret || !game || launch.length !== 3 || !/^\d+$/.test(stake))
    throw new Refusal(usage);
  const { lines, failed, found } = await holdToRules({
    url: url.replace(/\/$/, ''),
    partner,
    key,
    secret,
    game,
    stake,
    launches: launch,
    agreement: readAgreement(values.agreement),
    acts: {
      ...(values['free-rounds'] && { freeRounds: true }),
      ...actsOf({
        'do-sign-out': values['do-sign-out'],
        'do-expire': values['do-expire'],
        'do-lock': values['do-lock'],
        stream: values.stream,
        'stream-cookie': values['stream-cookie'],
      }),
    },
  });
  for (const line of lines) printLine(line);
  printLine(
    failed.length === 0
      ? `${found.length} of ${found.length} hold`
      : `${failed.length} of ${found.length} do not hold`,
  );
  return failed.length === 0 ? 0 : 1;
});
