import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  contractVersion,
  languages,
  offlineListFile,
  siteKeysMark,
  workerFactsMark,
  workerFile,
  type ModuleDescription,
  type ReleaseManifest,
} from '@croupier/contracts';
import {
  compiledTopics,
  factsFile,
  shellReleaseFile,
  type ReleaseFacts,
  type ShellRelease,
} from '@croupier/contracts/release';
import { closing } from './closing.ts';

/** A folder that is gone after the test file. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-test-'));
  closing(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What the builds of shell and console leave behind, small: the page's files and their list. */
export async function builtPages(
  release: Partial<ShellRelease> = {},
): Promise<{ shellDir: string; consoleDir: string }> {
  const folder = await testFolder();
  const shell = {
    'assets/main.js': `console.log('shell', '${siteKeysMark}');${filler}`,
    'assets/main.css': `body{margin:0}${filler}`,
    'assets/fonts.91e392c1a8.css': '@font-face{font-family:Anek}',
  };
  const offline = { 'assets/offline.js': 'void 0', 'assets/offline.css': 'main{margin:0}' };
  await write(join(folder, 'shell'), {
    ...shell,
    ...offline,
    [workerFile]: `const facts = '${workerFactsMark}';`,
    [offlineListFile]: JSON.stringify({
      js: ['assets/offline.js'],
      css: ['assets/offline.css'],
      files: integrities(offline),
    }),
    [shellReleaseFile]: JSON.stringify(aShellRelease(release)),
    'assets.json': JSON.stringify({
      js: ['assets/main.js'],
      css: ['assets/main.css'],
      files: integrities(shell),
    }),
  });
  await write(join(folder, 'console'), {
    'index.html':
      '<!doctype html><title>Console</title><script defer src="/console/assets/console.js"></script>',
    'assets/console.js': `console.log('console');${filler}`,
  });
  return { shellDir: join(folder, 'shell'), consoleDir: join(folder, 'console') };
}

/** A shell that provides a little, and carries every topic. */
function aShellRelease(changes: Partial<ShellRelease>): ShellRelease {
  return {
    contract: contractVersion,
    surface: { react: ['useState'], rxjs: ['map'] },
    versions: { react: '19.3.1', rxjs: '7.8.2' },
    topics: compiledTopics(),
    ...changes,
  };
}

/** What a build that takes what that shell provides knows of itself. */
export function someFacts(changes: Partial<ReleaseFacts> = {}): ReleaseFacts {
  return {
    contract: contractVersion,
    shared: {
      react: { requires: '^19.3.1', isSingleton: true, hasFallback: false, exports: ['useState'] },
    },
    bundled: [],
    topics: {},
    calls: {},
    texts: Object.fromEntries(languages.map((language) => [language, ['title']])),
    ...changes,
  };
}

interface ReleaseDraft {
  readonly name: string;
  readonly version?: string;
  readonly description?: Partial<ModuleDescription>;
  /** Text of the entry: other text is another build. */
  readonly entry?: string;
  readonly facts?: Partial<ReleaseFacts>;
  /** More files of the release, path → text. */
  readonly files?: Readonly<Record<string, string>>;
  /** Says that its files are next to nothing. */
  readonly understate?: boolean;
  /** Changes the manifest after it was made. */
  readonly manifest?: Partial<ReleaseManifest>;
}

/** The folder of a built remote, as its own build leaves it. */
export async function builtRelease({
  name,
  version = '0.1.0-test',
  entry = '',
  description,
  facts,
  files: more = {},
  understate = false,
  manifest,
}: ReleaseDraft): Promise<string> {
  const folder = await testFolder();
  const files = {
    'remote-entry.js': `/* ${name} */${entry}${filler}`,
    'page.js': `/* page of ${name} */${filler}`,
    'page.css': `.page{color:red}${filler}`,
    'texts.js': `/* texts */${filler}`,
    [factsFile]: JSON.stringify(someFacts(facts)),
    ...more,
  };
  const release: ReleaseManifest = {
    name,
    version,
    entry: 'remote-entry.js',
    global: name.replaceAll('-', '_'),
    needs: {
      page: ['page.js', 'page.css'],
      ...Object.fromEntries(languages.map((language) => [`texts/${language}`, ['texts.js']])),
    },
    files: Object.entries(files).map(([path, text]) => ({
      path,
      bytes: text.length,
      brotliBytes: understate ? 1 : text.length,
      integrity: integrityOfText(text),
    })),
    description: { ...aDescription(name), ...description },
    ...manifest,
  };
  await write(folder, { ...files, 'release.json': JSON.stringify(release) });
  return folder;
}

/** A module that owns the path of its own name. */
export function aDescription(name: string): ModuleDescription {
  const title = { en: `${name} title`, bn: `${name} bn`, es: `${name} es`, ar: `${name} ar` };
  return {
    name,
    contract: '^1.0',
    owner: 'test team',
    title,
    routes: [{ path: `/${name.replace('mfe-', '')}`, page: 'page', title }],
    slots: [],
    overlays: [],
    menus: [],
    topics: { publishes: [], reads: [] },
    budget: { page: { jsKb: 40, cssKb: 10 }, total: { jsKb: 80, cssKb: 20 } },
  };
}

/** Long enough to be worth compressing. */
const filler = ` /* ${'x'.repeat(600)} */`;

const integrityOfText = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

const integrities = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, integrityOfText(text)]));

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
