import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withBuildLock } from './build-lock.mjs';
import { inputHash } from './input-hash.mjs';
import { parts as allParts, root } from './parts.mjs';
import { printWaiting } from '../start/progress.mjs';

const atOnce = 2;

/** A part did not build; the message contains the compiler's output. */
export class BuildFailed extends Error {
  /** @override */
  name = 'BuildFailed';
}

/**
 * Builds the stale parts, two at a time, and returns the names of the built parts. Concurrent commands build
 * one after the other: the second finds the parts of the first up to date.
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {{ parts?: Part[], force?: boolean, onBuilt?(built: { name: string, ms: number }): void }} BuildOptions
 * @param {BuildOptions & { onWait?(): void }} options
 */
export function buildStale({ onWait = printWaiting, ...options } = {}) {
  return withBuildLock(root, () => buildAll(options), { onWait });
}

/** @param {BuildOptions} options */
async function buildAll({ parts = allParts(), force = false, onBuilt = () => {} }) {
  /** @type {string[]} */
  const built = [];
  const ranks = [...new Set(parts.map(({ rank }) => rank))].sort();
  for (const rank of ranks) {
    // Checked rank by rank: the shell's build may change the surface that remotes are built against.
    const stale = parts.filter((part) => part.rank === rank && (force || isStale(part)));
    await eachOf(stale, async (part) => {
      const started = performance.now();
      await buildPart(part);
      built.push(part.name);
      onBuilt({ name: part.name, ms: performance.now() - started });
    });
  }
  return built;
}

/** @param {Part} part */
const stampPath = ({ name }) => join(root, 'node_modules', '.cache', 'croupier', `${name}.stamp`);

/** @param {Part} part */
export function isStale(part) {
  const stamp = stampPath(part);
  if (!existsSync(stamp) || !existsSync(join(root, part.output))) return true;
  return readFileSync(stamp, 'utf8') !== inputHash(root, part.inputs);
}

/** @param {Part} part */
async function buildPart(part) {
  const stamp = stampPath(part);
  // The stamp is removed first and written last: an interrupted build is stale.
  rmSync(stamp, { force: true });
  const hash = inputHash(root, part.inputs);
  await run(part);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/**
 * @param {Part} part
 * @returns {Promise<void>}
 */
function run({ name, command, cwd, env, output }) {
  if (command.includes('-b') && !existsSync(join(root, output))) dropNotes(command.at(-1) ?? '');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd,
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new BuildFailed(`${name} does not build:\n${firstLines(output)}`)),
    );
  });
}

/**
 * The compiler trusts its build info file, and does not notice that its output was removed. A forced build
 * would also rebuild the referenced projects, while another compiler uses them.
 * @param {string} project
 */
function dropNotes(project) {
  for (const file of readdirSync(join(root, project), { recursive: true }).map(String))
    if (file.endsWith('.tsbuildinfo') && !file.includes('node_modules'))
      rmSync(join(root, project, file));
}

/** @param {string} text */
function firstLines(text, most = 40) {
  const lines = text.trim().split('\n');
  return [
    ...lines.slice(0, most),
    ...(lines.length > most ? [`… and ${lines.length - most} lines more`] : []),
  ].join('\n');
}

/**
 * Runs `work` for each item, a few at a time; after a failure no new item starts.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => Promise<void>} work
 */
async function eachOf(items, work) {
  const waiting = [...items];
  let failed = false;
  const worker = async () => {
    for (let item = waiting.shift(); item && !failed; item = waiting.shift()) {
      await work(item).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
