import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteKey } from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { openShell, type ShellBuild } from './asset-build.ts';

export interface DevelopmentShell {
  /** Folder to serve under `/assets/`, beside the shell's own. */
  readonly assetsDir: string;
  /** The build as it is right now; `null` before the first one. */
  current(): Promise<ShellBuild | null>;
}

/** The shell's development build, where the configuration names one. It may come and change while we run. */
export async function developmentShell(
  { developmentShellDir: shellDir, dataDir }: Config,
  keys: readonly SiteKey[],
): Promise<DevelopmentShell | null> {
  if (shellDir === null) return null;
  const assetsDir = join(dataDir, 'site', 'development');
  await mkdir(assetsDir, { recursive: true });
  let opened: { readonly list: string; readonly build: Promise<ShellBuild> } | null = null;

  async function open(dir: string): Promise<ShellBuild> {
    const build = await openShell({ shellDir: dir, dataDir }, keys);
    // Their names carry their content: those of one build may lie beside those of another.
    await cp(build.assetsDir, assetsDir, { recursive: true });
    return build;
  }

  return {
    assetsDir,
    async current() {
      const list = await readFile(join(shellDir, 'assets.json'), 'utf8').catch(() => null);
      if (list === null) return null;
      if (opened?.list !== list) opened = { list, build: open(shellDir) };
      return opened.build;
    },
  };
}
