import { relative } from 'node:path';
import { isGroup } from '../jest/test-groups.mjs';

const shown = 5;

/**
 * Lines for the slowest suites, slowest first.
 * @param {{ name: string, ms: number }[]} suites
 */
export function slowestLines(suites) {
  return [...suites]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, shown)
    .map(({ name, ms }) => `    ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * @typedef {{ testResults?: { name: string, startTime: number, endTime: number,
 *   assertionResults: { ancestorTitles: string[], duration?: number | null }[] }[] }} JestReport
 */

/**
 * Suites of Jest's report: its test files. The file of a group stands for many (see `../jest/test-groups.mjs`):
 * each of them has the time of its tests.
 * @param {JestReport} report
 * @param {string} root
 */
export const jestSuites = ({ testResults = [] }, root) =>
  testResults.flatMap(({ name, startTime, endTime, assertionResults }) =>
    isGroup(name)
      ? grouped(assertionResults)
      : [{ name: relative(root, name), ms: Math.max(0, endTime - startTime) }],
  );

/** @param {{ ancestorTitles: string[], duration?: number | null }[]} tests */
function grouped(tests) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const {
    ancestorTitles: [file = ''],
    duration,
  } of tests)
    times.set(file, (times.get(file) ?? 0) + (duration ?? 0));
  return [...times].map(([name, ms]) => ({ name, ms }));
}

/**
 * @typedef {{ file?: string, title?: string, suites?: Suite[],
 *   specs?: { tests: { results: { duration: number }[] }[] }[] }} Suite
 */

/**
 * Suites of Playwright's report: one a file, with whatever is nested in it.
 * @param {{ suites?: Suite[] }} report
 * @param {string} folder
 */
export const playwrightSuites = ({ suites = [] }, folder) =>
  suites.map((suite) => ({
    name: `${folder}/${suite.file ?? suite.title}`,
    ms: durationOf(suite),
  }));

/** @type {(suite: Suite) => number} */
const durationOf = ({ specs = [], suites = [] }) =>
  sum(suites.map(durationOf)) +
  sum(
    specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
  );

/** @type {(numbers: number[]) => number} */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
