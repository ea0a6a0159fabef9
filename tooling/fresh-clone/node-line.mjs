import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../start/caught.mjs';
import { Refusal } from '../start/refusal.mjs';

/** The lines of Node that the project runs on: the oldest by its minor version, the others from their first. */
export const nodeLines = ['20.19', '22', '24', '26'];

export const usage = `npm run fresh-clone -- [--start-only] [--node ${nodeLines.join('|')}]`;

/**
 * @param {string[]} words
 * @returns {{ isStartOnly: boolean, nodeLine: string | null }} the line is null for the Node that runs this
 */
export function readOptions(words) {
  const { 'start-only': isStartOnly, node: nodeLine = null } = parse(words);
  if (nodeLine !== null && !nodeLines.includes(nodeLine))
    throw new Refusal(`--node is one of ${nodeLines.join(', ')}, and not ${nodeLine}`);
  return { isStartOnly, nodeLine };
}

/** @param {string[]} words */
function parse(words) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        'start-only': { type: 'boolean', default: false },
        node: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw new Refusal(`${messageOf(error)}\n\n${usage}`);
  }
}

/**
 * Installs the newest Node of a line into `folder`, from the npm package that contains its binary. Returns the
 * folder of the binary and the version that it reports.
 * @param {string} line
 * @param {string} folder
 */
export function installNode(line, folder) {
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--prefer-offline', '--loglevel=error'];
  const installed = spawnSync('npm', ['install', '--prefix', folder, `node@${line}`, ...quiet], {
    encoding: 'utf8',
  });
  if (installed.status !== 0)
    throw new Refusal(`Node ${line} could not be installed:\n${installed.stderr.trim()}`);
  const bin = join(folder, 'node_modules', 'node', 'bin');
  const version = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  if (!version.startsWith(`v${line}.`))
    throw new Refusal(`npm installed Node ${version || '(none)'} for the line ${line}`);
  return { bin, version };
}
