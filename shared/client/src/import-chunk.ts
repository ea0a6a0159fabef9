import { unreached } from './unreached.ts';

/** Code that is fetched when it is first needed; a file that does not come is a line that broke. */
export async function importChunk<Module>(coming: Promise<Module>): Promise<Module> {
  try {
    return await coming;
  } catch (cause) {
    throw unreached(cause);
  }
}
