import type { ShellFiles, SiteModule } from '@croupier/contracts';

/** The interface that the loaders of the shell's and the modules' builds call before they load a file. */
interface CheckedFiles {
  /** The integrity to load a file with; `null` for a file of a local build, which has none. */
  integrityOf(url: string): string | null;
  /** The address of a script, created by the page's Trusted Types policy. */
  scriptUrl(url: string): string;
}

declare global {
  var croupierFiles: CheckedFiles;
  interface Window {
    /** A trusted address is an object in the browser and a string in TypeScript. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** Matches no file: a file that no signed manifest lists is blocked like a tampered file. */
export const neverMatches = 'sha384-AAAA';
/** Address that replaces the script of an unlisted file. */
const nowhere = 'about:invalid';

const integrities = new Map<string, string>();
const localBases = new Set<string>();
const absolute = (url: string) => new URL(url, document.baseURI).href;

/** Registers the shell's own files. */
export function listShell(files: ShellFiles): void {
  for (const [url, integrity] of Object.entries(files)) integrities.set(absolute(url), integrity);
}

/** Registers the files of a module's release. */
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

/** The address of a listed script; for any other script an invalid address. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? listedUrl(url);

// Later scripts cannot replace the check.
Object.defineProperty(globalThis, 'croupierFiles', {
  value: Object.freeze({ integrityOf, scriptUrl } satisfies CheckedFiles),
});
