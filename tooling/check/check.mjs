import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../build/build-stale.mjs';
import { parts, remoteNames, root } from '../build/parts.mjs';
import { printLine } from '../start/progress.mjs';
import { bannedWords } from './banned-words.mjs';
import { descriptionErrors } from './descriptions.mjs';
import { missingTexts } from './missing-texts.mjs';
import { textErrors } from './texts.mjs';
import { unusedTexts } from './unused-texts.mjs';

const atOnce = 2;

/** @type {(name: string, ...args: string[]) => Check['run']} */
const tool =
  (name, ...args) =>
  () =>
    run(join(root, 'node_modules', '.bin', name), args);

/**
 * @typedef {{ ok: boolean, output: string }} Finding
 * @typedef {{ name: string, run(): Promise<Finding> }} Check
 */

/**
 * Runs first and alone: it writes the type declarations that the other checks need.
 * @type {Check}
 */
const types = { name: 'types', run: tool('tsc', '-b') };

const quietly = ['--quiet', '--disable-telemetry'];
const workbench = ['-c', 'workbench/.storybook', '-o', 'workbench/dist'];

/**
 * The other checks before the tests: format, lint with import rules, dead code, texts.
 * @type {Check[]}
 */
const checks = [
  { name: 'lint and borders', run: tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'types of server tests', run: tool('tsc', '-p', 'tooling/tsconfig/tests-server.json') },
  { name: 'types of page tests', run: tool('tsc', '-p', 'tooling/tsconfig/tests-page.json') },
  { name: 'types of tools', run: tool('tsc', '-p', 'tooling/tsconfig/tooling.json') },
  { name: 'dead code', run: tool('knip', '--no-progress', '--no-config-hints') },
  {
    name: 'declared dependencies',
    run: tool(
      'knip',
      '--no-progress',
      '--no-config-hints',
      '--strict',
      '--include',
      'unlisted,unresolved',
    ),
  },
  { name: 'format', run: tool('oxfmt', '--check') },
  { name: 'texts, words and module descriptions', run: checkData },
  { name: 'workbench', run: tool('storybook', 'build', ...quietly, ...workbench) },
];

/** Runs all checks, two at a time, and returns the names of those that failed. */
export async function check() {
  await buildStale({ parts: parts().filter(({ name }) => name === 'contracts') });
  /** @type {string[]} */
  const failed = [];
  /** @param {Check} check */
  const runOne = async ({ name, run: runCheck }) => {
    const started = performance.now();
    const { ok, output } = await runCheck();
    const took = `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
    printLine(ok ? `  ✓ ${name} ${took}` : `  ✗ ${name} ${took}\n${indented(output)}`);
    if (!ok) failed.push(name);
  };
  await runOne(types);
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed: checks.length + 1 - failed.length, failed };
}

async function checkData() {
  /** @param {string} file */
  const dist = (file) => import(pathToFileURL(join(root, 'shared/contracts/dist', file)).href);
  /** @type {[typeof import('@croupier/contracts'), typeof import('@croupier/contracts/schemas')]} */
  const [{ languages }, { moduleDescription }] = await Promise.all([
    dist('index.js'),
    dist('schemas/index.js'),
  ]);
  const errors = [
    ...bannedWords(root),
    ...textErrors(root, languages),
    ...missingTexts(root, languages[0]),
    ...unusedTexts(root, languages[0]),
    ...descriptionErrors(root, remoteNames, moduleDescription),
  ];
  return { ok: errors.length === 0, output: errors.join('\n') };
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Finding>}
 */
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** @param {string} text */
const indented = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');
