import type { SiteModule } from '@croupier/contracts';
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

/** Local builds that a header names, as `mfe-games=http://localhost:4101/`; only of this machine. */
export function readLocalModules(
  header: string | readonly string[] | undefined,
): readonly LocalModule[] {
  const pairs = (typeof header === 'string' ? header : '').split(',').map((pair) => pair.trim());
  return pairs.flatMap((pair) => {
    const [name = '', url = ''] = pair.split('=');
    if (!name || !URL.canParse(url)) return [];
    const { hostname, href } = new URL(url);
    return loopbackHosts.includes(hostname)
      ? [{ name, baseUrl: href.endsWith('/') ? href : `${href}/` }]
      : [];
  });
}

/** The modules with local builds in place of their releases, as the builds describe themselves right now. */
export async function withLocalModules(
  modules: readonly SiteModule[],
  local: readonly LocalModule[],
): Promise<Outcome<readonly SiteModule[], 'unavailable'>> {
  const replaced = [...modules];
  for (const { name, baseUrl } of local) {
    const text = await textAt(`${baseUrl}release.json`);
    if (text === null)
      return fail('unavailable', {
        detail: `${baseUrl}release.json does not answer: is the local build running?`,
      });
    const checked = checkRelease(text);
    if (!checked.ok) return fail('unavailable', { detail: `${baseUrl}: ${checked.reason}` });
    const at = replaced.findIndex(({ description }) => description.name === name);
    replaced.splice(at < 0 ? replaced.length : at, 1, siteModuleOf(checked.manifest, baseUrl));
  }
  return done(replaced);
}

async function textAt(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
