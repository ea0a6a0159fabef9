import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writePage } from './host-page.ts';

/** Name → file, for modules that the browser resolves itself. */
const modules = {
  '@module-federation/runtime': 'runtime/index.js',
  '@module-federation/runtime-core': 'runtime-core/index.js',
  '@module-federation/sdk': 'sdk/index.js',
  '@module-federation/error-codes': 'error-codes/index.mjs',
  '@module-federation/error-codes/browser': 'error-codes/browser.mjs',
};

/** A host without a bundler: the federation runtime from its package, and an import map. */
export async function buildBareHost(pages: string, into: string): Promise<void> {
  for (const name of ['runtime', 'runtime-core', 'sdk', 'error-codes'])
    await cp(filesOf(`@module-federation/${name}`), join(into, 'vendor', name), {
      recursive: true,
    });
  for (const page of ['bare-host.mjs', 'show-remote.mjs'])
    await cp(join(pages, page), join(into, page));
  const imports = Object.entries(modules).map(([name, file]) => [name, `/vendor/${file}`]);
  const map = JSON.stringify({ imports: Object.fromEntries(imports) });
  const scripts = `<script type="importmap">${map}</script><script type="module" src="/bare-host.mjs"></script>`;
  await writePage({ pages, into, scripts });
}

const { resolve } = createRequire(import.meta.url);
/** The folder of a package's built files. */
const filesOf = (name: string) => dirname(resolve(name));
