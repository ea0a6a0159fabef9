import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPort, startStack, type Stack } from './stack.ts';

const port = ownPort;

export const splitSite = `http://localhost:${port}`;

/** Starts the site with each process apart. */
export const startSplit = (dataDir: string): Promise<Stack> =>
  startStack({ port, dataDir, starter: 'tooling/bin/split.mjs' });

/** The process id of a node, from the site's pid files; it changes after a restart. */
export const processOf = ({ dataDir }: Stack, name: string) => idIn(join(dataDir, 'pids', name));

export const databaseProcessOf = ({ dataDir }: Stack) =>
  idIn(join(dataDir, 'postgres', 'postmaster.pid'));

/** Ends a program, and prevents its restart until released. */
export function stopPart(site: Stack, name: string): () => void {
  const keeper = processOf(site, name);
  process.kill(keeper, 'SIGSTOP');
  process.kill(processOf(site, `${name}.program`), 'SIGKILL');
  return () => process.kill(keeper, 'SIGCONT');
}

/** Whether a process reports itself healthy, at the address that the start has printed. */
export async function isHealthy(site: Stack, name: string): Promise<boolean> {
  const at = new RegExp(`^ +${name} +(?:http://localhost:)?(\\d+)$`, 'm').exec(site.output())?.[1];
  const answer = await fetch(`http://127.0.0.1:${at}/health`).catch(() => null);
  return answer?.ok ?? false;
}

/** The log of a node so far. */
export const logOf = ({ dataDir }: Stack, name: string) =>
  readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8');

const idIn = (path: string) => Number.parseInt(readFileSync(path, 'utf8'), 10);
