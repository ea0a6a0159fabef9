import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..');
const page = join(root, 'docs', 'remotes-in-your-host.md');
/** A block of code that names its file, as ```js main.js. */
const namedBlock = /```\w+ ([\w.-]+)\n([\s\S]*?)\n```/g;

/** Builds the host that the documentation spells out, from its own words; gives the folder of what is built. */
export async function buildDocumentedHost(): Promise<string> {
  const results = join(root, 'e2e', 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(join(results, 'documented-host-'));
  for (const [, name = '', text = ''] of (await readFile(page, 'utf8')).matchAll(namedBlock)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await build({ root: folder, configFile: join(folder, 'vite.config.js'), logLevel: 'error' });
  return join(folder, 'dist');
}
