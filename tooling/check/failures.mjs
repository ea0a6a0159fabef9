import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isGroup } from '../jest/test-groups.mjs';

const shownLines = 12;

/**
 * A failed test, with the first lines of its error.
 * @typedef {{ name: string, error: string }} Failure
 * @typedef {{ testResults?: { name: string, message?: string,
 *   assertionResults: { status?: string, fullName?: string, failureMessages?: string[] }[] }[] }} JestReport
 */

/**
 * The failed tests of Jest's report, and the files that failed without a test.
 * @param {JestReport} report
 * @param {string} root
 * @returns {Failure[]}
 */
export const jestFailures = ({ testResults = [] }, root) =>
  testResults.flatMap(({ name, message = '', assertionResults }) => {
    // The name of a test in a group begins with its file.
    const place = isGroup(name) ? '' : `${relative(root, name)} › `;
    if (assertionResults.length === 0) return message ? [failure(place, message)] : [];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName = '', failureMessages: [first = ''] = [] }) =>
        failure(`${place}${fullName}`, first),
      );
  });

/**
 * @typedef {{ title?: string, file?: string, suites?: Suite[], specs?: { title?: string, ok?: boolean,
 *   tests: { results: { error?: { message?: string } }[] }[] }[] }} Suite
 */

/**
 * The failed tests of Playwright's report.
 * @param {{ suites?: Suite[] }} report
 * @param {string} folder
 * @returns {Failure[]}
 */
export const playwrightFailures = ({ suites = [] }, folder) =>
  suites.flatMap((suite) => failuresIn(suite, `${folder}/${suite.file ?? suite.title}`));

/** @type {(suite: Suite, place: string) => Failure[]} */
const failuresIn = ({ specs = [], suites = [] }, place) => [
  ...specs
    .filter(({ ok }) => ok === false)
    .map(({ title, tests }) => failure(`${place} › ${title}`, errorOf(tests))),
  ...suites.flatMap((suite) => failuresIn(suite, `${place} › ${suite.title}`)),
];

/** @param {{ results: { error?: { message?: string } }[] }[]} tests */
const errorOf = (tests) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? '';

/** @type {(name: string, error: string) => Failure} */
const failure = (name, error) => ({ name, error: stripVTControlCharacters(error).trim() });

/**
 * Lines that name each failure, with the beginning of its error.
 * @param {Failure[]} failures
 */
export const failureLines = (failures) =>
  failures.flatMap(({ name, error }) => [
    `  ✕ ${name}`,
    ...(error === '' ? [] : error.split('\n')).slice(0, shownLines).map((line) => `      ${line}`),
  ]);
