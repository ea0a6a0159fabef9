import type { SiteModule } from '@croupier/contracts';
import type { Remote } from '@croupier/ui';
import { fileOf, loadFile } from './files.ts';
import { createOnce, type Attempt } from './once.ts';

/**
 * Brings a module's remote and the files of one of its pages, parts or overlays, all side by side:
 * the manifest names every file, so nothing waits for the code that would ask for it.
 */
export type LoadRemote = (module: SiteModule, piece: string, attempt: Attempt) => Promise<Remote>;

export function createLoadRemote(): LoadRemote {
  const once = createOnce<Awaited<ReturnType<typeof bringFederation>>>();
  return async (module, piece, attempt) => {
    const language = document.documentElement.lang;
    const needed = [...(module.needs[piece] ?? []), ...(module.needs[`texts/${language}`] ?? [])];
    const priority = isPart(module, piece) ? 'low' : 'high';
    const coming = once('federation', attempt, bringFederation).then((federation) =>
      federation.load(module, attempt),
    );
    // The entry first, where it can be asked for: a browser opens few lines at a time, and everything waits for it.
    await Promise.resolve();
    const files = [...new Set(needed)].map((path) =>
      loadFile(fileOf(module, path), { attempt, priority }),
    );
    const [remote] = await Promise.all([coming, ...files]);
    return remote;
  };
}

/** What modules stand on and the frame does not; the page asks for it together with their files. */
async function bringFederation() {
  const { createFederation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return createFederation();
}

/** What fills a place by itself waits for what the visitor has asked for: a page or an overlay. */
const isPart = ({ description }: SiteModule, piece: string) =>
  description.slots.some(({ part }) => part === piece);
