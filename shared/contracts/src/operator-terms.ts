/** Minimum length of an operator's password. */
export const shortestOperatorPassword = 12;
