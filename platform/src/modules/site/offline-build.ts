import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { offlineListFile, workerFactsMark, workerFile } from '@croupier/contracts';
import { FolderRefused } from '../../http/file-store.ts';

/** The offline files of the shell's build. */
export interface OfflineBuild {
  /** The service worker, with a placeholder for its settings. */
  readonly worker: string;
  /** First files of the offline page; paths relative to the build's folder. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** All its files: path → `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
}

const offlineFiles = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  files: z.record(z.string(), z.string()),
});

/** `null` for a build without offline files: its site has no worker. */
export async function openOffline(shellDir: string): Promise<OfflineBuild | null> {
  const list = await readFile(join(shellDir, offlineListFile), 'utf8').catch(() => null);
  if (list === null) return null;
  const worker = await readFile(join(shellDir, workerFile), 'utf8').catch(() => '');
  if (!worker.includes(workerFactsMark))
    throw new FolderRefused(
      `${join(shellDir, workerFile)} has no place for the worker's facts: build the shell again`,
    );
  return { worker, ...offlineFiles.parse(JSON.parse(list)) };
}
