#!/usr/bin/env node
// `croupier-remote start|build|release`, in a remote's folder.
import '../start/node-version.mjs';
import { basename } from 'node:path';

const { runCommand, Refusal } = await import('../start/refusal.mjs');

const [verb, ...words] = process.argv.slice(2);

await runCommand(async () => {
  if (verb === 'build') {
    const isPortable = words.includes('--portable');
    if (isPortable) process.env.PORTABLE = '1';
    const { bundle } = await import('../build/bundle.mjs');
    await bundle(process.cwd());
    const folder = isPortable ? 'dist-portable' : 'dist';
    console.log(`  ✓ ${basename(process.cwd())} is built into ${folder}/`);
  } else if (verb === 'start') {
    process.env.NODE_ENV = 'development';
    // The development server is not among the packages of the site.
    const { installMissing } = await import('../start/install.mjs');
    await installMissing('all');
    const { serveRemote } = await import('../remote/serve-remote.mjs');
    await serveRemote(process.cwd(), words);
  } else if (verb === 'release') {
    const { buildStale } = await import('../build/build-stale.mjs');
    const { parts } = await import('../build/parts.mjs');
    // The release rules come from the contracts.
    await buildStale({ parts: parts().filter(({ name }) => name === 'contracts') });
    const { release } = await import('../release/release.mjs');
    await release(process.cwd(), words, process.env);
  } else {
    throw new Refusal(
      'croupier-remote start [--platform http://localhost:4000] [--port N], croupier-remote build [--portable], or croupier-remote release [--platform http://localhost:4000]',
    );
  }
});
