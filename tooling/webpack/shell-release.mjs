import { contractVersion } from '@croupier/contracts';
import { compiledTopics, shellReleaseFile } from '@croupier/contracts/release';
import webpack from 'webpack';
import { readJson } from './compile.mjs';
import { sharedPackages, sharedVersion, surfacePath } from './shared-surface.mjs';

const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;

/** Writes `shell-release.json` (`ShellRelease` of the contracts): what this shell provides to modules. */
export class ShellRelease {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellRelease', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellRelease', stage }, () => {
        const release = {
          contract: contractVersion,
          surface: readJson(surfacePath),
          versions: Object.fromEntries(sharedPackages.map((name) => [name, sharedVersion(name)])),
          topics: compiledTopics(),
        };
        const text = `${JSON.stringify(release, null, 1)}\n`;
        compilation.emitAsset(shellReleaseFile, new webpack.sources.RawSource(text));
      });
    });
  }
}
