import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstNumberIn } from './processes.ts';
import { ownPort, startStack, type Stack } from './stack.ts';

const port = ownPort;

export const splitSite = `http://localhost:${port}`;

/** Starts the site with each process apart. */
export const startSplit = (dataDir: string): Promise<Stack> =>
  startStack({ port, dataDir, starter: 'tooling/bin/split.mjs' });

/** The process id of a node, from the site's pid files; it changes after a restart. */
export const processOf = ({ dataDir }: Stack, name: string) =>
  firstNumberIn(join(dataDir, 'pids', name));

/** Ends a program, and prevents its restart until released. */
export function stopPart(site: Stack, name: string): () => void {
  const keeper = processOf(site, name);
  process.kill(keeper, 'SIGSTOP');
  process.kill(processOf(site, `${name}.program`), 'SIGKILL');
  return () => process.kill(keeper, 'SIGCONT');
}

/** Whether a process reports itself healthy, at the address that the start has printed. */
export async function isHealthy(site: Stack, name: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${portOf(site, name)}/health`).catch(() => null);
  return answer?.ok ?? false;
}

/** The origin that serves the files of a module. */
export const originOf = (site: Stack, module: string): string =>
  `http://localhost:${portOf(site, module)}`;

const portOf = (site: Stack, name: string) =>
  new RegExp(`^ +${name} +(?:http://localhost:)?(\\d+)$`, 'm').exec(site.output())?.[1];

/** The log of a node so far. */
export const logOf = ({ dataDir }: Stack, name: string) =>
  readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8');
