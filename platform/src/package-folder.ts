import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The platform's own folder: the sources, the compiled files and the bundled program lie at different depths below it. */
export const packageFolder: string = folderWith('package.json', import.meta.dirname);

function folderWith(file: string, folder: string): string {
  return existsSync(join(folder, file)) ? folder : folderWith(file, dirname(folder));
}
