import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { withBuildLock } from '../build/build-lock.mjs';
import { BuildFailed } from '../build/build-stale.mjs';
import { root } from '../build/parts.mjs';
import { printWaiting } from '../start/progress.mjs';

/**
 * Type-checks a remote and builds it under its package's version into `dist-release`.
 * @param {string} dir
 */
export async function buildModule(dir) {
  // The compiler also writes the remote's dependencies.
  const types = [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', dir];
  await withBuildLock(root, () => run(types, root), { onWait: printWaiting });
  await run([join(root, 'tooling', 'build', 'bundle.mjs')], dir);
}

/**
 * @param {string[]} command
 * @param {string} cwd
 * @returns {Promise<void>}
 */
function run(command, cwd) {
  const env = { ...process.env, NODE_ENV: 'production', CROUPIER_RELEASE: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd, env });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new BuildFailed(`${basename(cwd)} does not build:\n${output.trim()}`)),
    );
  });
}
