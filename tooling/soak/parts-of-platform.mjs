import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/parts.mjs';

const built = (path) => import(pathToFileURL(join(root, path)).href);

/** Built parts that a soak speaks the platform's protocols with. */
export const [
  { calls, sessionHeader, walletProtocolPath },
  { signedHeaders, checkSignature },
  { socketUrl },
] = await Promise.all([
  built('shared/contracts/dist/index.js'),
  built('platform/dist/http/signature.js'),
  built('platform/dist/db/embedded/databases.js'),
]);
