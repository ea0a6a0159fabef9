import type { SiteModule } from '@croupier/contracts';
import type { Remote } from '@croupier/ui';
import { fileOf, loadFile } from './files.ts';
import { createOnce, type Attempt } from './once.ts';

/**
 * Loads a module's remote and the files of one of its pages, parts or overlays in parallel: the manifest
 * names every file, so no file waits for the code that would request it.
 */
export type LoadRemote = (module: SiteModule, piece: string, attempt: Attempt) => Promise<Remote>;

export function createLoadRemote(): LoadRemote {
  const once = createOnce<Awaited<ReturnType<typeof loadFederation>>>();
  return async (module, piece, attempt) => {
    const language = document.documentElement.lang;
    const needed = [...(module.needs[piece] ?? []), ...(module.needs[`texts/${language}`] ?? [])];
    const priority = isPart(module, piece) ? 'low' : 'high';
    const coming = once('federation', attempt, loadFederation).then((federation) =>
      federation.load(module, attempt),
    );
    // The entry is requested first if possible: a browser opens few connections at a time, and everything
    // depends on the entry.
    await Promise.resolve();
    const files = [...new Set(needed)].map((path) =>
      loadFile(fileOf(module, path), { attempt, priority }),
    );
    const [remote] = await Promise.all([coming, ...files]);
    return remote;
  };
}

/**
 * The libraries that modules need and the frame does not; the page requests them together with the modules'
 * files.
 */
async function loadFederation() {
  const { createFederation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return createFederation();
}

/** A part fills its place automatically and waits for what the visitor requested: a page or an overlay. */
const isPart = ({ description }: SiteModule, piece: string) =>
  description.slots.some(({ part }) => part === piece);
