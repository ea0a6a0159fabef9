import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { siteKeysMark, type Language, type ShellFiles, type SiteKey } from '@croupier/contracts';
import type { Config } from '../../config.ts';
import { openOffline } from './offline-build.ts';
import { openPhoneVerification } from './phone-verification-build.ts';
import {
  FolderRefused,
  integrityOf,
  storeFolder,
  type ListedFile,
  type Packing,
} from '../../http/file-store.ts';

/** A file of the page, as its tag names it; a plain same-origin request if integrity is empty. */
export interface Asset {
  readonly url: string;
  readonly integrity: string;
}

/** A style sheet as text, and its hash for the content policy. */
export interface InlineStyle {
  readonly text: string;
  readonly hash: string;
}

export interface ShellBuild {
  /** All remotes are compiled in, as in the bench build: no release is loaded. */
  readonly isWhole: boolean;
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** Inline styles of the first paint; `null` if they stay in the style sheets. */
  readonly inlineStyle: InlineStyle | null;
  /** The font faces, inlined for a browser that already has them; `null` if they stay in the style sheets. */
  readonly fontStyle: InlineStyle | null;
  /** File whose function renders the frame of a page; `null`: the browser renders it. */
  readonly renderPath: string | null;
  /** The build's offline files; `null`: none. */
  readonly offline: OfflineAssets | null;
  /** Scripts of the page that verifies phone numbers; empty for a build without it. */
  readonly phoneVerification: readonly Asset[];
  /** All of its scripts and style sheets, for the manifest. */
  readonly files: ShellFiles;
  /** The texts of a language, which the shell requests at start. */
  textsOf(language: Language): readonly Asset[];
  /** What its first script requests. */
  readonly page: readonly Asset[];
  /** What the page requests before the first module. */
  readonly federation: readonly Asset[];
  /** What makes calls: asked for after all else that shows the page. */
  readonly transport: readonly Asset[];
  /** Folder to serve under `/assets/`. */
  readonly assetsDir: string;
}

interface OfflineAssets {
  /** The service worker, with a placeholder for its settings. */
  readonly worker: string;
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
}

export interface ConsoleBuild {
  readonly page: string;
  /** Folder to serve under `/console/assets/`. */
  readonly assetsDir: string;
}

/** `assets.json` of the shell's build: the first files of the page, and the integrity of all files. */
const assetList = z.object({
  isWhole: z.boolean().default(false),
  render: z.string().nullable().default(null),
  js: z.array(z.string()).min(1),
  css: z.array(z.string()),
  files: z.record(z.string(), z.string()),
});

/** Takes over the built shell: compressed, named by the hash of its content, with our keys pinned in it. */
export async function openShell(
  { shellDir, dataDir, packing }: Pick<Config, 'shellDir' | 'dataDir'> & { packing?: Packing },
  keys: readonly SiteKey[],
): Promise<ShellBuild> {
  const text = await readBuilt(join(shellDir, 'assets.json'), 'the shell');
  const { isWhole, render, js, css, files } = assetList.parse(JSON.parse(text));
  const pinned = new Map(
    await Promise.all(js.map(async (path) => [path, await pin(shellDir, path, keys)] as const)),
  );
  const offline = await openOffline(shellDir);
  const verification = await openPhoneVerification(shellDir);
  const listed = Object.entries({ ...files, ...offline?.files, ...verification.files })
    .map(([path, integrity]) => pinned.get(path) ?? { path, integrity })
    .filter(({ path }) => path.startsWith(assetsFolder));
  const stored = await keep({ from: shellDir, name: 'shell', dataDir, packing }, listed);
  const assets = listed.map(({ path, integrity }): Asset => ({ url: `/${path}`, integrity }));
  const apart = { ...offline?.files, ...verification.files };
  const chunk = (name: string) =>
    assets.filter(({ url }) => url.startsWith(`/${assetsFolder}${name}.`));
  const named = (path: string) => assets.filter(({ url }) => url === `/${path}`);
  return {
    isWhole,
    scripts: js.flatMap((path) => named(pinned.get(path)?.path ?? path)),
    styles: css.flatMap(named),
    inlineStyle: isWhole ? null : await inlineStyleOf(shellDir, css),
    fontStyle: await inlineStyleOf(shellDir, Object.keys(files).filter(isFontSheet)),
    renderPath: render === null ? null : join(shellDir, render),
    offline: offline && {
      worker: offline.worker,
      scripts: offline.js.flatMap(named),
      styles: offline.css.flatMap(named),
    },
    phoneVerification: verification.js.flatMap(named),
    files: Object.fromEntries(
      assets
        .filter(({ url }) => /\.(?:js|css)$/.test(url) && !(url.slice(1) in apart))
        .map(({ url, integrity }) => [url, integrity]),
    ),
    textsOf: (language) => chunk(`texts-${language}`),
    page: chunk('page'),
    federation: chunk('federation'),
    transport: chunk('transport'),
    assetsDir: join(stored, assetsFolder),
  };
}

const isFontSheet = (path: string) => /^assets\/fonts\.[\w.]*css$/.test(path);

/** Style sheets of the shell as one text; a sheet that contains a closing style tag stays a file. */
async function inlineStyleOf(dir: string, css: readonly string[]): Promise<InlineStyle | null> {
  if (css.length === 0) return null;
  const texts = await Promise.all(css.map((path) => readBuilt(join(dir, path), 'the shell')));
  const text = texts.join('\n');
  if (/<\/style/i.test(text)) return null;
  return hashed(text);
}

/** A style sheet for inlining, with the hash that the page's policy allows. */
export function hashed(text: string): InlineStyle {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/** Writes the keys into the placeholder of a first script of the shell, under a new file name. */
async function pin(dir: string, path: string, keys: readonly SiteKey[]): Promise<ListedFile> {
  const text = await readBuilt(join(dir, path), 'the shell');
  if (!text.includes(siteKeysMark))
    throw new FolderRefused(
      `${join(dir, path)} has no place for the site keys: build the shell again`,
    );
  const pinnedText = text.replaceAll(
    siteKeysMark,
    Buffer.from(JSON.stringify(keys)).toString('base64url'),
  );
  const content = Buffer.from(pinnedText);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {
    path: path.replace(/\.js$/, `.${digest}.js`),
    integrity: integrityOf(content),
    content,
  };
}

/** Takes over the built console: compressed, named by the hash of its content. */
export async function openConsole({
  consoleDir,
  dataDir,
}: Pick<Config, 'consoleDir' | 'dataDir'>): Promise<ConsoleBuild> {
  const page = await readBuilt(join(consoleDir, 'index.html'), 'the console');
  const names = await readdir(join(consoleDir, assetsFolder));
  const listed = await Promise.all(
    names.map(async (name) => {
      const path = `${assetsFolder}${name}`;
      return { path, integrity: integrityOf(await readFile(join(consoleDir, path))) };
    }),
  );
  const stored = await keep({ from: consoleDir, name: 'console', dataDir }, listed);
  return { page, assetsDir: join(stored, assetsFolder) };
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
  readonly packing?: Packing | undefined;
}

async function keep(
  { from, name, dataDir, packing }: Build,
  files: readonly ListedFile[],
): Promise<string> {
  const lines = files.map(({ path, integrity }) => `${path} ${integrity}`).sort();
  const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  const to = join(dataDir, 'site', `${name}-${digest}`);
  await storeFolder(from, to, files, packing);
  return to;
}
