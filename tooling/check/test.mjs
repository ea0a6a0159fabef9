import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build-stale.mjs';
import { root } from '../build/parts.mjs';
import { say } from '../start/progress.mjs';
import { check } from './check.mjs';
import { jestSuites, playwrightSuites, slowestLines } from './slowest.mjs';

const results = join(root, 'test-results');

/**
 * Check, unit and platform tests, browser tests; says which suites were the slowest and how long all took, and
 * gives how many passed and failed. Nothing runs a second time: a test that fails once has failed.
 */
export async function test() {
  const began = performance.now();
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
  say('\nThe five slowest suites');
  for (const line of slowestLines([...unit.suites, ...browser.suites])) say(line);
  say(`  all in ${((performance.now() - began) / 60_000).toFixed(1)} min`);
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

async function jest() {
  const report = join(results, 'jest.json');
  const code = await show('jest/bin/jest.js', ['--json', `--outputFile=${report}`, '--silent']);
  const found = read(report);
  const { numPassedTests: passed = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = found;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { ...counted({ passed, failed, code }), suites: jestSuites(found, root) };
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
  const found = read(report);
  const { stats = {}, errors = [] } = found;
  const { expected = 0, unexpected = 0 } = stats;
  const failed = unexpected + errors.length;
  return {
    ...counted({ passed: expected, failed, code }),
    suites: playwrightSuites(found, 'e2e/src'),
  };
}

/** A runner that failed or ran no test counts as failed, whatever its numbers are. */
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
