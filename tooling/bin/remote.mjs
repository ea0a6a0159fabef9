#!/usr/bin/env node
// `croupier-remote start|build`, in a remote's folder.
import '../start/node-version.mjs';
import { basename } from 'node:path';

const { runCommand, Refusal } = await import('../start/refusal.mjs');

const [verb, ...words] = process.argv.slice(2);

await runCommand(async () => {
  if (verb === 'build') {
    const { bundle } = await import('../build/bundle.mjs');
    await bundle(process.cwd());
    console.log(`  ✓ ${basename(process.cwd())} is built into dist/`);
  } else if (verb === 'start') {
    process.env.NODE_ENV = 'development';
    const { serveRemote } = await import('../remote/serve-remote.mjs');
    await serveRemote(process.cwd(), words);
  } else {
    throw new Refusal(
      'croupier-remote start [--platform http://localhost:4000] [--port N], or croupier-remote build',
    );
  }
});
