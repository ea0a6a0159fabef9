import { unreached } from './unreached.ts';

/** Loads code on demand; a file that fails to load counts as a lost connection. */
export async function importChunk<Module>(coming: Promise<Module>): Promise<Module> {
  try {
    return await coming;
  } catch (cause) {
    throw unreached(cause);
  }
}
