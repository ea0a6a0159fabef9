import type { SiteModule } from '@croupier/contracts';
import type { Remote } from '@croupier/ui';
import { createFederation, fileOf } from './federation.ts';
import { loadFile } from './files.ts';
import type { Attempt } from './once.ts';

/**
 * Brings a module's remote and the files of one of its pages, parts or overlays, all side by side:
 * the manifest names every file, so nothing waits for the code that would ask for it.
 */
export type LoadRemote = (module: SiteModule, piece: string, attempt: Attempt) => Promise<Remote>;

export function createLoadRemote(): LoadRemote {
  const federation = createFederation();
  return async (module, piece, attempt) => {
    const language = document.documentElement.lang;
    const needed = [...(module.needs[piece] ?? []), ...(module.needs[`texts/${language}`] ?? [])];
    const priority = isPart(module, piece) ? 'low' : 'high';
    // The entry first: a browser opens few lines at a time, and everything waits for it.
    const coming = federation.load(module, attempt);
    const files = [...new Set(needed)].map((path) =>
      loadFile(fileOf(module, path), { attempt, priority }),
    );
    const [remote] = await Promise.all([coming, ...files]);
    return remote;
  };
}

/** What fills a place by itself waits for what the visitor has asked for: a page or an overlay. */
const isPart = ({ description }: SiteModule, piece: string) =>
  description.slots.some(({ part }) => part === piece);
