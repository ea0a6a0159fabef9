import type { SiteKey } from '@croupier/contracts';
import { fetchFreshPage } from '../trust/page-manifest.ts';
import { judge } from '../trust/trusted-site.ts';
import { versionsOf, type Versions } from './version-watch.ts';

/** All visitors of a brand receive a change at once; their requests are spread over this time. */
const spreadMs = 5_000;

/** Versions of a page that would be loaded now; `null` if no known key has signed the manifest. */
export function createFreshVersions(keys: readonly SiteKey[]): () => Promise<Versions | null> {
  return async () => {
    await new Promise((passed) => setTimeout(passed, Math.random() * spreadMs));
    const page = await fetchFreshPage();
    const judged = await judge(page, keys);
    return judged.ok ? versionsOf(judged.site, page.scripts) : null;
  };
}

/** Addresses of the scripts that this page started with. */
export function ownScripts(): readonly string[] {
  const tags = [...document.querySelectorAll('script[defer][src]')];
  return tags.map((tag) => tag.getAttribute('src') ?? '');
}
