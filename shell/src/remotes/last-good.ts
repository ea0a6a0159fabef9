import type { Client } from '@croupier/client';
import { calls, type SiteKey, type SiteModule } from '@croupier/contracts';
import { isSigned } from '../trust/signature.ts';
import { listModule } from './checked-files.ts';

/** The release to fall back to from a failing one; `null` if there is none. Never rejects. */
export type LastGood = (failing: SiteModule) => Promise<SiteModule | null>;

/** Asks the platform, once per failing release. The named release must be signed like the manifest. */
export function createLastGood(client: Client, keys: readonly SiteKey[]): LastGood {
  const asked = new Map<string, Promise<SiteModule | null>>();

  async function ask({ description, version }: SiteModule): Promise<SiteModule | null> {
    const input = { module: description.name, version };
    const signed = await client.call(calls.lastGoodRelease, input);
    if (!(await isSigned(signed, keys))) throw new Error(`${description.name}: unsigned release`);
    const release: SiteModule = JSON.parse(signed.text);
    if (release.description.name !== description.name || release.version === version) return null;
    listModule(release);
    return release;
  }

  return (failing) => {
    const key = `${failing.description.name}@${failing.version}`;
    const known = asked.get(key);
    if (known) return known;
    const answer = failing.isLocal ? Promise.resolve(null) : ask(failing).catch(() => null);
    asked.set(key, answer);
    return answer;
  };
}
