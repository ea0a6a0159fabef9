import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { entryOf, globalOf, listRemotes } from './remotes-of-hosts.ts';

/** A host built with Vite, whose own code consists of ES modules. */
export async function buildViteHost(pages: string, into: string): Promise<void> {
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    build: { outDir: into, emptyOutDir: true, target: 'esnext', minify: false },
    plugins: [
      federation({
        name: 'vite_host',
        dts: false,
        remotes: listRemotes((name) => ({
          type: 'var',
          name: globalOf(name),
          entry: entryOf(name),
          entryGlobalName: globalOf(name),
        })),
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      }),
    ],
  });
}
