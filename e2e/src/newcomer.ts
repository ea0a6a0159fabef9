import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** A working copy of the repository in which a new developer creates a module. */
export interface Newcomer {
  /** Runs a script of the copy as a person would; resolves with its output. */
  npm(words: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  /** Serves a module of the copy from its sources. */
  serve(module: string, words: readonly string[]): Promise<void>;
  /** Changes a file of the copy, as an editor does on save. */
  edit(file: string, from: string, to: string): Promise<void>;
  leave(): Promise<void>;
}

/** Neither copied nor rebuilt: large folders, and files that the copy generates itself. */
const leftOut = /^(?:\.git|node_modules|data|test-results|coverage)$/;
const builds = /^dist(?:-.*)?$/;

/** Sources are copied; packages are linked file by file, so that npm can change its own list of them. */
export async function newcomer(name: string): Promise<Newcomer> {
  const home = join(root, 'test-results', name);
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const isShared = entry.name === 'shared';
    await cp(join(root, entry.name), join(home, entry.name), {
      recursive: true,
      filter: (path) => {
        const last = path.split('/').at(-1) ?? '';
        return last !== 'node_modules' && (isShared || !builds.test(last));
      },
    });
  }
  // The running platform serves the development shell from this repository.
  const development = join('shell', 'dist-development');
  await mkdir(join(root, development), { recursive: true });
  await symlink(join(root, development), join(home, development));
  await linkPackages(home);
  // A separate git repository: the ignore rules of this repository do not apply.
  await run('git', ['init', '--quiet', home]);
  const serving: ChildProcess[] = [];

  return {
    npm: async (words, env = {}) => {
      const done = await run('npm', [...words], {
        cwd: home,
        env: { ...process.env, INIT_CWD: home, ...env },
      });
      return done.stdout + done.stderr;
    },
    async serve(module, words) {
      const program = join(home, 'tooling/bin/remote.mjs');
      const child = spawn(process.execPath, [program, 'start', ...words], {
        cwd: join(home, module),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      serving.push(child);
      await untilOutput(child, 'from its sources');
    },
    async edit(file, from, to) {
      const path = join(home, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      await writeFile(path, text.replace(from, to));
    },
    async leave() {
      for (const child of serving) child.kill('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function linkPackages(home: string): Promise<void> {
  await run('cp', ['-al', join(root, 'node_modules'), join(home, 'node_modules')]);
  // Files that the copy's tools write must not be links.
  for (const own of ['.package-lock.json', '.cache']) {
    await rm(join(home, 'node_modules', own), { recursive: true, force: true });
    await cp(join(root, 'node_modules', own), join(home, 'node_modules', own), {
      recursive: true,
    });
  }
}

function untilOutput(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (text: Buffer) => {
      output += text.toString();
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`it ended before it output '${words}':\n${output}`)));
  });
}
