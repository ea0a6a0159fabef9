import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build-stale.mjs';
import { parts, portableRemotes, root } from '../build/parts.mjs';
import { groupsOf, writeGroups } from '../jest/test-groups.mjs';
import { printLine } from '../start/progress.mjs';
import { check } from './check.mjs';
import { allTests, chosenTests } from './chosen-tests.mjs';
import { failureLines, jestFailures, playwrightFailures } from './failures.mjs';
import { jestSuites, playwrightSuites, slowestLines } from './slowest.mjs';

const results = join(root, 'test-results');

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * @typedef {Counts & { suites: { name: string, ms: number }[],
 *   failures: import('./failures.mjs').Failure[] }} Run
 */

/**
 * Check, unit and platform tests, browser tests; says which tests failed, which suites were the slowest and how long
 * all took, and gives how many passed and failed. Nothing runs a second time: a test that fails once has failed. With words
 * only the tests with one of them in their path run, and no check.
 * @param {string[]} words
 * @returns {Promise<Counts>}
 */
export async function test(words) {
  const began = performance.now();
  const chosen = words.length > 0 ? chosenTests(words, allTests()) : null;
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const checked = chosen ? [] : [await checks()];
  printLine('\nBuild');
  await buildStale({
    // Built before the browser tests, so that no build takes the processor from a browser.
    parts: isChosen(chosen, 'portable.spec.ts') ? [...parts(), ...portableRemotes()] : parts(),
    onBuilt: ({ name, ms }) => printLine(`  ✓ ${name} (${(ms / 1000).toFixed(1)} s)`),
  });
  const runs = [...(await unitTests(chosen?.jest)), ...(await browserTests(chosen?.browser))];

  const failures = [...checked, ...runs].flatMap((one) => one.failures);
  if (failures.length > 0) printLine('\nFailed tests');
  for (const line of failureLines(failures)) printLine(line);
  printLine('\nThe five slowest suites');
  for (const line of slowestLines(runs.flatMap(({ suites }) => suites))) printLine(line);
  printLine(`  all in ${((performance.now() - began) / 60_000).toFixed(1)} min`);
  return sumOf([...checked, ...runs]);
}

/**
 * @param {ReturnType<typeof chosenTests> | null} chosen null for all
 * @param {string} file
 */
const isChosen = (chosen, file) =>
  chosen === null || chosen.browser.some((path) => path.endsWith(`/${file}`));

/** @param {Counts[]} counts */
const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** @returns {Promise<Run>} */
async function checks() {
  printLine('\nCheck');
  const { passed, failed } = await check();
  const failures = failed.map((name) => ({ name: `check: ${name}`, error: '' }));
  return { passed, failed: failed.length, suites: [], failures };
}

/** Jest loads each test's modules again: with V8's usual 16 MB for young objects a tenth of the run is collection. */
const largerYoungSpace = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};

/**
 * @param {string[] | undefined} files all unless given
 * @returns {Promise<Run[]>}
 */
async function unitTests(files) {
  if (files?.length === 0) return [];
  printLine('\nUnit and platform tests');
  const report = join(results, 'jest.json');
  const words = ['--json', `--outputFile=${report}`, '--silent'];
  const code = files
    ? await show('jest/bin/jest.js', [...words, '--runTestsByPath', ...files], largerYoungSpace)
    : await inGroups((env) => show('jest/bin/jest.js', words, { ...env, ...largerYoungSpace }));
  /**
   * @type {import('./slowest.mjs').JestReport & import('./failures.mjs').JestReport & { numPassedTests?: number, numFailedTests?: number,
   *   numRuntimeErrorTestSuites?: number }}
   */
  const found = read(report);
  const { numPassedTests: passed = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = found;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return [
    {
      ...counted({ passed, failed, code }),
      suites: jestSuites(found, root),
      failures: jestFailures(found, root),
    },
  ];
}

/**
 * @param {(env: NodeJS.ProcessEnv) => Promise<number | null>} run
 * @returns {Promise<number | null>}
 */
async function inGroups(run) {
  const { folder, remove } = writeGroups(groupsOf(allTests().jest), root);
  try {
    return await run({ TEST_GROUPS: folder });
  } finally {
    remove();
  }
}

/**
 * @param {string[] | undefined} files all unless given
 * @returns {Promise<Run[]>}
 */
async function browserTests(files) {
  if (files?.length === 0) return [];
  printLine('\nBrowser tests');
  const report = join(results, 'e2e.json');
  // Each worker starts a site.
  const one = files?.length === 1 ? ['--workers=1'] : [];
  const code = await show(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/src/playwright.config.ts', ...one, ...(files ?? [])],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  /**
   * @type {{ stats?: { expected?: number, unexpected?: number }, errors?: object[],
   *   suites?: (import('./slowest.mjs').Suite & import('./failures.mjs').Suite)[] }}
   */
  const found = read(report);
  const { stats: { expected: passed = 0, unexpected = 0 } = {}, errors = [] } = found;
  const failed = unexpected + errors.length;
  return [
    {
      ...counted({ passed, failed, code }),
      suites: playwrightSuites(found, 'e2e/src'),
      failures: playwrightFailures(found, 'e2e/src'),
    },
  ];
}

/**
 * A runner that failed or ran no test counts as failed, whatever its numbers are.
 * @param {Counts & { code: number | null }} run
 * @returns {Counts}
 */
const counted = ({ passed, failed, code }) => ({
  passed,
  failed: code === 0 && passed > 0 ? failed : Math.max(1, failed),
});

/** @param {string} path */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number | null>}
 */
function show(program, args, env = {}) {
  return new Promise((resolve) => {
    const path = join(root, 'node_modules', program);
    const child = spawn(process.execPath, [path, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('close', resolve);
  });
}
