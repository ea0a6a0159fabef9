import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The script element of the page under Vite, which reads the page itself. */
const start = '<script type="module" src="./bundled-page.mjs"></script>';

interface HostPage {
  readonly pages: string;
  readonly into: string;
  readonly scripts: string;
}

/** Writes a host's page, which is the same for all hosts except for its start code. */
export async function writePage({ pages, into, scripts }: HostPage): Promise<void> {
  const page = await readFile(join(pages, 'index.html'), 'utf8');
  if (!page.includes(start)) throw new Error('the page of the hosts begins in another way');
  await writeFile(join(into, 'index.html'), page.replace(start, scripts));
}
