#!/usr/bin/env node
// `npm run build [-- part … | --force | --single | --portable]`: builds what is stale.
import '../start/node-version.mjs';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');
const { buildStale } = await import('../build/build-stale.mjs');
const { parts, portableRemotes, singleBundle } = await import('../build/parts.mjs');
const { printLine } = await import('../start/progress.mjs');

await runCommand(async () => {
  const words = process.argv.slice(2);
  const names = words.filter((word) => !word.startsWith('--'));
  const known = [
    ...parts(),
    ...(words.includes('--single') ? [singleBundle()] : []),
    ...(words.includes('--portable') ? portableRemotes() : []),
  ];
  const strange = names.find((name) => !known.some((part) => part.name === name));
  if (strange)
    throw new Refusal(
      `there is no part '${strange}'; there are ${known.map(({ name }) => name).join(', ')}`,
    );

  await installMissing('site');
  const wanted = names.length > 0 ? known.filter(({ name }) => names.includes(name)) : known;
  const built = await buildStale({
    parts: wanted,
    force: words.includes('--force'),
    onBuilt: ({ name, ms }) => printLine(`  ✓ ${name} (${(ms / 1000).toFixed(1)} s)`),
  });
  if (built.length === 0) printLine('  ✓ nothing is stale');
});
