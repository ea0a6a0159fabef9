import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/parts.mjs';

/** @param {string} path */
const built = (path) => import(pathToFileURL(join(root, path)).href);

/**
 * Built parts of the platform that a soak uses for the platform's protocols.
 * @type {[typeof import('@croupier/contracts'), typeof import('../../platform/dist/http/signature.js'),
 *   typeof import('../../platform/dist/db/embedded/databases.js')]}
 */
const [contracts, signature, databases] = await Promise.all([
  built('shared/contracts/dist/index.js'),
  built('platform/dist/http/signature.js'),
  built('platform/dist/db/embedded/databases.js'),
]);

export const { calls, sessionHeader, walletProtocolPath } = contracts;
export const { signedHeaders, checkSignature } = signature;
export const { socketUrl } = databases;
