/** The solver of the field, kept apart so that a page loads it with the first form alone. */
export { solveChallenge } from 'altcha-lib';
export { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
