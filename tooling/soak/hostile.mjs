import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/parts.mjs';
import { printLine } from '../start/progress.mjs';

/**
 * The hostile requests of the test run, at the calls and at all other endpoints, with more and other values;
 * returns Jest's exit code.
 * @param {import('./soak.mjs').Settings} settings
 * @returns {Promise<number>}
 */
export function hostile({ seed, runs }) {
  printLine(`\nHostile requests, --seed ${seed} --runs ${runs}`);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const child = spawn(
    process.execPath,
    [jest, 'platform/src/hostile', '--selectProjects', 'server'],
    {
      cwd: root,
      env: { ...process.env, CROUPIER_SEED: String(seed), CROUPIER_RUNS: String(runs) },
      stdio: 'inherit',
    },
  );
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
