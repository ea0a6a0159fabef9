import { phoneVerificationListFile } from '@croupier/contracts';
import { join } from 'node:path';
import { PhoneVerificationList } from './asset-list.mjs';
import { compile, plainName } from './compile.mjs';

/**
 * The page that verifies phone numbers through Firebase. A separate build: its library is in no file of the shell,
 * and the page runs under a content policy of its own. The output is written to `out`, beside the shell's files.
 * @param {string} dir
 * @param {string} out
 * @returns {import('webpack').Configuration}
 */
export function shellPhoneVerification(dir, out) {
  const base = compile({ dir, owner: plainName(dir), files: 'assets/' });
  return {
    ...base,
    name: 'shell-phone-verification',
    entry: { 'phone-verification': './src/phone-verification/phone-verification.ts' },
    output: { ...base.output, path: join(dir, out), publicPath: '/', clean: false },
    plugins: [...base.plugins, new PhoneVerificationList()],
  };
}

/**
 * Files of the shell's folder that the main build does not touch.
 * @param {string} path
 */
export const isPhoneVerification = (path) =>
  path === phoneVerificationListFile || path.startsWith('assets/phone-verification.');
