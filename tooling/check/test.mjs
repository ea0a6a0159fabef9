import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build-stale.mjs';
import { root } from '../build/parts.mjs';
import { hasPrograms, installPrograms } from '../split/programs.mjs';
import { hasBrowser, installBrowser } from '../start/browser.mjs';
import { say, step } from '../start/progress.mjs';
import { check } from './check.mjs';

const results = join(root, 'test-results');

/** Check, unit and platform tests, browser tests; gives how many passed and failed in all. */
export async function test() {
  if (!hasBrowser()) await step('browser', async () => installBrowser());
  if (!hasPrograms()) await step('nginx and Redis', async () => installPrograms());
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  say('\nCheck');
  const checked = await check();
  say('\nBuild');
  await buildStale({ onBuilt: ({ name, ms }) => say(`  ✓ ${name} (${(ms / 1000).toFixed(1)} s)`) });
  say('\nUnit and platform tests');
  const unit = await jest();
  say('\nBrowser tests');
  const browser = await playwright();

  const all = [{ passed: checked.passed, failed: checked.failed.length }, unit, browser];
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

async function jest() {
  const report = join(results, 'jest.json');
  const code = await show('jest/bin/jest.js', ['--json', `--outputFile=${report}`, '--silent']);
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
    testResults = [],
  } = read(report);
  const again = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1);
  sayAgain(again.length);
  return counted({ passed, failed: numFailedTests + numRuntimeErrorTestSuites, code });
}

async function playwright() {
  const report = join(results, 'e2e.json');
  const code = await show(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/src/playwright.config.ts'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  const { stats = {}, errors = [] } = read(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  sayAgain(flaky);
  return counted({ passed: expected + flaky, failed: unexpected + errors.length, code });
}

/** A busy machine can trip a test once, and so can a fault: nobody has to find it in a long log. */
function sayAgain(count) {
  if (count > 0) say(`  ${count} of them passed at the second run only: look at them.`);
}

/** A runner that failed, or that saw no test, has not passed, whatever its numbers say. */
const counted = ({ passed, failed, code }) => ({
  passed,
  failed: code === 0 && passed > 0 ? failed : Math.max(1, failed),
});

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

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
