import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteKey } from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { openShell, type ShellBuild } from './asset-build.ts';

export interface DevelopmentShell {
  /** The current build; `null` before the first one. */
  current(): Promise<ShellBuild | null>;
}

interface Dependencies {
  readonly config: Config;
  readonly keys: readonly SiteKey[];
  /** Folder of the shell's own files, to which the build's files are copied. */
  readonly assetsDir: string;
}

/** The shell's development build, if the configuration names one. It may appear and change at run time. */
export function developmentShell({
  config,
  keys,
  assetsDir,
}: Dependencies): DevelopmentShell | null {
  const { developmentShellDir: shellDir, dataDir } = config;
  if (shellDir === null) return null;
  let opened: { readonly list: string; readonly build: Promise<ShellBuild> } | null = null;

  async function open(dir: string): Promise<ShellBuild> {
    const build = await openShell({ shellDir: dir, dataDir, packing: 'quick' }, keys);
    // File names contain a content hash: files of several builds may share the folder.
    await cp(build.assetsDir, assetsDir, { recursive: true, force: false });
    return build;
  }

  return {
    async current() {
      const list = await readFile(join(shellDir, 'assets.json'), 'utf8').catch(() => null);
      if (list === null) return null;
      if (opened?.list !== list) opened = { list, build: open(shellDir) };
      return opened.build;
    },
  };
}
