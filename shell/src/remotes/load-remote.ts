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
    const files = [...new Set(needed)].map((path) => loadFile(fileOf(module, path), attempt));
    const [remote] = await Promise.all([federation.load(module, attempt), ...files]);
    return remote;
  };
}
