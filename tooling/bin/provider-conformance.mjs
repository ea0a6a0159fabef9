#!/usr/bin/env node
// `npm run provider:conformance -- --url … --partner … --key … --secret … --game … --launch … ×3`: holds a wallet to its protocol.
import '../start/node-version.mjs';
import { parseArgs } from 'node:util';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { say } = await import('../start/progress.mjs');
const { holdToRules, usage } = await import('../provider-conformance/provider-conformance.mjs');

const text = { type: 'string' };

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: text,
      partner: text,
      key: text,
      secret: text,
      game: text,
      stake: { ...text, default: '100000' },
      allow: { ...text, default: '' },
      launch: { ...text, multiple: true, default: [] },
    },
  });
  const { url, partner, key, secret, game, launch, stake, allow } = values;
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
    allow: allow.split(',').filter(Boolean),
  });
  for (const line of lines) say(line);
  say(
    failed.length === 0
      ? `${found.length} of ${found.length} hold`
      : `${failed.length} of ${found.length} do not hold`,
  );
  return failed.length === 0 ? 0 : 1;
});
