import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ChildServer {
  readonly url: string;
  /** Peak resident memory, in bytes. */
  peakMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server of the bench in a separate process; its first output line contains the address. */
export async function startChild(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<ChildServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
  return {
    url: String(line),
    async peakMemory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
