const { join } = require('node:path');

// The real algorithm at its least cost: hashes of members, PINs and operators take a twelfth of the platform's tests
// otherwise. `passwords.test.ts` holds the cost of the product.
/** @type {typeof import('@node-rs/argon2')} */
const argon2 = require(join(__dirname, '../../node_modules/@node-rs/argon2'));

const leastCost = { memoryCost: 8, timeCost: 1 };

/** @type {typeof argon2.hash} */
const hash = (secret, options) => argon2.hash(secret, { ...options, ...leastCost });

module.exports = { ...argon2, hash };
