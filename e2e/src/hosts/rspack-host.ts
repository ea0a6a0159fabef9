import { rspack } from '@rspack/core';
import { writePage } from './host-page.ts';
import { entryOf, globalOf, listRemotes } from './remotes-of-hosts.ts';

/** A host built with Rspack and its federation container. */
export async function buildRspackHost(pages: string, into: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    context: pages,
    entry: { host: './bundled-host.mjs' },
    output: { path: into, publicPath: '/', uniqueName: 'rspack-host' },
    optimization: { minimize: false },
    plugins: [
      new rspack.container.ModuleFederationPlugin({
        name: 'rspack_host',
        remotes: listRemotes((name) => `${globalOf(name)}@${entryOf(name)}`),
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      }),
    ],
  });
  await new Promise<void>((built, failed) =>
    compiler.run((error, stats) => {
      if (error) failed(error);
      else if (stats?.hasErrors()) failed(new Error(stats.toString('errors-only')));
      else compiler.close(() => built());
    }),
  );
  await writePage({ pages, into, scripts: '<script defer src="/host.js"></script>' });
}
