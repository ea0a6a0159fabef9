/** Facts of a caught value, which may be anything. */

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * The code of a system error, such as `EADDRINUSE`.
 * @param {unknown} error
 */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
