import { createRequire } from 'node:module';
import { join } from 'node:path';

// Jest gives the platform's tests this module in place of `@node-rs/argon2`: the real algorithm at its least cost.
// Hashes of passwords and PINs would take a twelfth of their time. `passwords.test.ts` holds the cost of the product.
const argon2: typeof import('@node-rs/argon2') = createRequire(__filename)(
  join(__dirname, '../../../node_modules/@node-rs/argon2'),
);

const leastCost = { memoryCost: 8, timeCost: 1 };

export const { verify } = argon2;

/** The library's own function. */
export const hashAtGivenCost = argon2.hash;

export const hash: typeof argon2.hash = (secret, options) =>
  argon2.hash(secret, { ...options, ...leastCost });
