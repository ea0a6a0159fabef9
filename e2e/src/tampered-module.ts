import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { sharedPort } from './stack.ts';

const root = join(import.meta.dirname, '..', '..');
const port = sharedPort + 5;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Returns the changed text of a file; `null` removes the file. */
export type TamperedModule = (path: string, text: string) => string | null;

export const tamperedAddress = `http://localhost:${port}/`;

/**
 * Makes a page load the modified module instead of its release, as from a development server: a local build
 * has no integrity hashes, so its modified code runs.
 */
export const useTampered = (page: Page, module: string) =>
  page.setExtraHTTPHeaders({ 'x-local-module': `${module}=${tamperedAddress}` });

/** Serves the built module and changes its files in the responses. */
export async function serveTampered(module: string, doctor: TamperedModule) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://any').pathname);
    void readFile(join(root, module, 'dist', path), 'utf8')
      .then((text) => doctor(path.slice(1), text))
      .catch(() => null)
      .then((text) => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        response.writeHead(text === null ? 404 : 200, {
          'access-control-allow-origin': '*',
          'content-type': type,
        });
        response.end(text ?? '');
      });
  });
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  return {
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
