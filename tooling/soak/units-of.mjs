/**
 * Ledger units of a whole amount of currency.
 * @param {number} whole
 */
export const unitsOf = (whole) => BigInt(whole) * 100_000n;
