import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '@croupier/contracts';
import { FolderRefused, integrityOf, storeFolder, type ListedFile } from '../../http/file-store.ts';

/** A file of the page's own, as its tag names it; a plain request of our own origin where integrity is empty. */
export interface Asset {
  readonly url: string;
  readonly integrity: string;
}

export interface ShellBuild {
  /** The code of every remote is compiled in, as the bench builds it: no release is loaded. */
  readonly isWhole: boolean;
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** The words of a language, which the shell asks for as soon as it runs. */
  textsOf(language: Language): readonly Asset[];
  /** Folder to serve under `/assets/`. */
  readonly assetsDir: string;
}

export interface ConsoleBuild {
  readonly page: string;
  /** Folder to serve under `/console/assets/`. */
  readonly assetsDir: string;
}

/** `assets.json` of the shell's build: the first files of the page, and the integrity of all of them. */
const assetList = z.object({
  isWhole: z.boolean().default(false),
  js: z.array(z.string()).min(1),
  css: z.array(z.string()),
  files: z.record(z.string(), z.string()),
});

/** Takes the built shell over, compressed, under the hash of its content. */
export async function openShell(shellDir: string, dataDir: string): Promise<ShellBuild> {
  const text = await readBuilt(join(shellDir, 'assets.json'), 'the shell');
  const { isWhole, js, css, files } = assetList.parse(JSON.parse(text));
  const listed = Object.entries(files)
    .map(([path, integrity]) => ({ path, integrity }))
    .filter(({ path }) => path.startsWith(assetsFolder));
  const kept = await keep({ from: shellDir, name: 'shell', dataDir }, listed);
  const asset = (path: string): Asset => ({ url: `/${path}`, integrity: files[path] ?? '' });
  // The bundler's loader asks for these plainly, and a browser reuses a preload of the same kind only.
  const texts = (language: Language) =>
    Object.keys(files).filter((path) => path.startsWith(`${assetsFolder}texts-${language}.`));
  return {
    isWhole,
    scripts: js.map(asset),
    styles: css.map(asset),
    textsOf: (language) => texts(language).map((path) => ({ url: `/${path}`, integrity: '' })),
    assetsDir: join(kept, assetsFolder),
  };
}

/** Takes the built console over, compressed, under the hash of its content. */
export async function openConsole(consoleDir: string, dataDir: string): Promise<ConsoleBuild> {
  const page = await readBuilt(join(consoleDir, 'index.html'), 'the console');
  const names = await readdir(join(consoleDir, assetsFolder));
  const listed = await Promise.all(
    names.map(async (name) => {
      const path = `${assetsFolder}${name}`;
      return { path, integrity: integrityOf(await readFile(join(consoleDir, path))) };
    }),
  );
  const kept = await keep({ from: consoleDir, name: 'console', dataDir }, listed);
  return { page, assetsDir: join(kept, assetsFolder) };
}

const assetsFolder = 'assets/';

async function readBuilt(path: string, what: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new FolderRefused(`${path} is missing: build ${what} first (npm run build)`, { cause });
  });
}

interface Build {
  readonly from: string;
  readonly name: string;
  readonly dataDir: string;
}

async function keep({ from, name, dataDir }: Build, files: readonly ListedFile[]): Promise<string> {
  const lines = files.map(({ path, integrity }) => `${path} ${integrity}`).sort();
  const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  const to = join(dataDir, 'site', `${name}-${digest}`);
  await storeFolder(from, to, files);
  return to;
}
