import { settledSettings, type ReleaseManifest, type SiteModule } from '@croupier/contracts';
import { checkRelease, siteModuleOf } from '../registry/index.ts';
import { fail, done, type Outcome } from '../../outcome.ts';

export interface LocalModule {
  readonly name: string;
  readonly baseUrl: string;
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const patienceMs = 5_000;

export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.replace('::ffff:', '').startsWith('127.');
}

/** The address with a trailing slash; `null` if it is not on the visitor's own machine. */
export function loopbackUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol) || !loopbackHosts.includes(hostname)) return null;
  return `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}`;
}

/** Local builds that a header names, such as `mfe-games=http://localhost:4101/`; only on this machine. */
export function readLocalModules(
  header: string | readonly string[] | undefined,
): readonly LocalModule[] {
  const pairs = (typeof header === 'string' ? header : '').split(',').map((pair) => pair.trim());
  return pairs.flatMap((pair) => {
    const [name = '', url = ''] = pair.split('=');
    const baseUrl = loopbackUrl(url);
    return name && baseUrl ? [{ name, baseUrl }] : [];
  });
}

/** A local build as a module of a page: without integrities, because its files change at run time. */
export function localModuleOf(release: ReleaseManifest, baseUrl: string): SiteModule {
  return { ...siteModuleOf(release, baseUrl), integrity: {}, isLocal: true };
}

/** The modules at the named addresses, as the builds currently describe themselves. */
export async function fetchLocalModules(
  local: readonly LocalModule[],
): Promise<Outcome<readonly SiteModule[], 'unavailable'>> {
  const modules: SiteModule[] = [];
  for (const { baseUrl } of local) {
    const text = await textAt(`${baseUrl}release.json`);
    if (text === null)
      return fail('unavailable', {
        detail: `${baseUrl}release.json does not answer: is the local build running?`,
      });
    const checked = checkRelease(text);
    if (!checked.ok) return fail('unavailable', { detail: `${baseUrl}: ${checked.reason}` });
    modules.push(localModuleOf(checked.manifest, baseUrl));
  }
  return done(modules);
}

/** The modules of a page, with local builds replacing the releases of the same name. */
export function withLocal(
  modules: readonly SiteModule[],
  local: readonly SiteModule[],
): readonly SiteModule[] {
  const builds = new Map(local.map((module) => [module.description.name, module]));
  const released = new Set(modules.map(({ description }) => description.name));
  const replaced = modules.map((module) => {
    const build = builds.get(module.description.name);
    return build ? withSettingsOf(module, build) : module;
  });
  const others = [...builds.values()].filter(({ description }) => !released.has(description.name));
  return [...replaced, ...others];
}

/** The brand's settings also apply to a local build, if it allows the values. */
function withSettingsOf({ settings = {} }: SiteModule, build: SiteModule): SiteModule {
  const form = build.description.settings;
  return form ? { ...build, settings: settledSettings(form, settings) } : build;
}

async function textAt(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
