import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { phoneVerificationListFile } from '@croupier/contracts';

/** The files of the page that verifies phone numbers; paths relative to the build's folder. */
const builtFiles = z.object({
  js: z.array(z.string()),
  /** All its files: path → `sha384-…`. */
  files: z.record(z.string(), z.string()),
});

/** Empty for a build without the page, such as the one in which all remotes are compiled in. */
export async function openPhoneVerification(shellDir: string): Promise<z.infer<typeof builtFiles>> {
  const list = await readFile(join(shellDir, phoneVerificationListFile), 'utf8').catch(() => null);
  return list === null ? { js: [], files: {} } : builtFiles.parse(JSON.parse(list));
}
