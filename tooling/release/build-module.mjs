import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { BuildFailed } from '../build/build-stale.mjs';
import { root } from '../build/parts.mjs';

/** Checks a remote's types and builds it under its package's version into `dist-release`. */
export async function buildModule(dir) {
  await run([join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', dir], root);
  await run([join(root, 'tooling', 'build', 'bundle.mjs')], dir);
}

function run(command, cwd) {
  const env = { ...process.env, NODE_ENV: 'production', CROUPIER_RELEASE: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd, env });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new BuildFailed(`${basename(cwd)} does not build:\n${said.trim()}`)),
    );
  });
}
