import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/parts.mjs';

const built = (path) => import(pathToFileURL(join(root, path)).href);

/** Built parts of the platform that a soak uses for the platform's protocols. */
export const [
  { calls, sessionHeader, walletProtocolPath },
  { signedHeaders, checkSignature },
  { socketUrl },
] = await Promise.all([
  built('shared/contracts/dist/index.js'),
  built('platform/dist/http/signature.js'),
  built('platform/dist/db/embedded/databases.js'),
]);
