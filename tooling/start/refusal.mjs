/** An error that the user can fix: one clear line, no stack trace. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}

/**
 * Runs a command of the project; any exception becomes a line and an exit code.
 * @param {() => Promise<number | void> | number | void} work
 */
export async function runCommand(work) {
  try {
    process.exitCode = (await work()) ?? process.exitCode ?? 0;
  } catch (error) {
    console.error(isExpected(error) ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

const expected = ['Refusal', 'BuildFailed', 'EmbeddedRefused', 'MigrationRefused'];

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
const isExpected = (error) => error instanceof Error && expected.includes(error.name);
