import { join } from 'node:path';

/** The package's own folder. Found from a file beside `main.ts`, so it holds for one bundled file as well. */
export const packageDir = join(import.meta.dirname, '..');
