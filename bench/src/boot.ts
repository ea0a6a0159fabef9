import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Row } from './row.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Size of what must arrive before the shell runs: its first scripts, the files they request at once, and
 * style sheets, with maximum brotli compression.
 */
export async function bootRows(): Promise<Row[]> {
  const composed = await firstFiles('shell/dist');
  const single = await firstFiles('shell/dist-single');
  const row = (what: string, unit: Row['unit'], of: (boot: Boot) => number): Row => ({
    what: `shell boot: ${what}`,
    unit,
    value: of(composed),
    baseline: { name: 'one bundle', value: of(single) },
  });
  return [
    row('scripts, brotli', 'KB', (boot) => boot.scriptBytes / 1024),
    row(
      'scripts with what modules and calls stand on, brotli',
      'KB',
      (boot) => boot.moduleBytes / 1024,
    ),
    row('style sheets, brotli', 'KB', (boot) => boot.styleBytes / 1024),
    row('files', 'requests', (boot) => boot.files),
  ];
}

interface Boot {
  readonly scriptBytes: number;
  /** With what comes after the first paint: what modules stand on, and what makes calls. */
  readonly moduleBytes: number;
  readonly styleBytes: number;
  readonly files: number;
}

async function firstFiles(folder: string): Promise<Boot> {
  const text = await readFile(join(root, folder, 'assets.json'), 'utf8');
  const { js, css, files }: AssetList = JSON.parse(text);
  const asked = (part: string) =>
    Object.keys(files).filter((file) => file.startsWith(`assets/${part}.`));
  const scripts = [...js, ...asked('page')];
  const modules = [...asked('federation'), ...asked('transport')];
  return {
    scriptBytes: await packedBytes(folder, scripts),
    moduleBytes: await packedBytes(folder, [...scripts, ...modules]),
    styleBytes: await packedBytes(folder, css),
    files: scripts.length + css.length,
  };
}

interface AssetList {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** All files with their integrity hashes. */
  readonly files: Readonly<Record<string, string>>;
}

async function packedBytes(folder: string, files: readonly string[]): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const packed = await Promise.all(
    files.map(async (file) =>
      brotliCompressSync(await readFile(join(root, folder, file)), { params }),
    ),
  );
  return packed.reduce((total, { length }) => total + length, 0);
}
