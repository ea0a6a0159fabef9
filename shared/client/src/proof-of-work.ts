/** The solver, in a separate file so that a page loads it only with the first form. */
export { solveChallenge } from 'altcha-lib';
export { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
