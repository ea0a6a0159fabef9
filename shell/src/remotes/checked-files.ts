import type { ShellFiles, SiteModule } from '@croupier/contracts';

/** What the loaders of the shell's and the modules' builds ask before they load a file. */
interface CheckedFiles {
  /** The integrity to load a file with; `null` for one of a local build, which has none. */
  integrityOf(url: string): string | null;
  /** The address to give to a script, as the page's Trusted Types policy makes it. */
  scriptUrl(url: string): string;
}

declare global {
  var croupierFiles: CheckedFiles;
  interface Window {
    /** A trusted address is an object to the browser and a text to everybody else. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** Fits no file: what no signed manifest lists is blocked like a tampered file. */
export const neverMatches = 'sha384-AAAA';
/** Where the script of an unlisted file leads. */
const nowhere = 'about:invalid';

const integrities = new Map<string, string>();
const localBases = new Set<string>();
const absolute = (url: string) => new URL(url, document.baseURI).href;

/** From now on the shell's own files are known. */
export function listShell(files: ShellFiles): void {
  for (const [url, integrity] of Object.entries(files)) integrities.set(absolute(url), integrity);
}

/** From now on the files of a module's release are known. */
export function listModule({ baseUrl, integrity, isLocal }: SiteModule): void {
  const base = absolute(baseUrl);
  if (isLocal) localBases.add(base);
  for (const [path, fits] of Object.entries(integrity)) integrities.set(base + path, fits);
}

export function integrityOf(url: string): string | null {
  const href = absolute(url);
  return isLocal(href) ? null : (integrities.get(href) ?? neverMatches);
}

const isLocal = (href: string) => [...localBases].some((base) => href.startsWith(base));

function listedUrl(url: string): string {
  const href = absolute(url);
  return integrities.has(href) || isLocal(href) ? url : nowhere;
}

const policy = window.trustedTypes?.createPolicy('shell', { createScriptURL: listedUrl });

/** The address of a listed script; of any other, one that leads nowhere. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? listedUrl(url);

// No script that comes later can put itself in the place of the check.
Object.defineProperty(globalThis, 'croupierFiles', {
  value: Object.freeze({ integrityOf, scriptUrl } satisfies CheckedFiles),
});
