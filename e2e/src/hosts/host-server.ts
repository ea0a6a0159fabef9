import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { remotesPath } from './remotes-of-hosts.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** Path prefix of the platform's calls: one line in the configuration of a host's server. */
const platformPath = '/croupier';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface HostServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A host's server: its own files, the remotes' files, and a proxy to the platform. */
export async function serveHost({
  files,
  platform,
}: {
  readonly files: string;
  readonly platform: string;
}): Promise<HostServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    if (pathname.startsWith(`${platformPath}/`)) return pass(request, response, platform);
    void sendFile(response, fileOf(normalize(decodeURIComponent(pathname)), files));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the host has no port');
  return {
    address: `http://localhost:${bound.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function fileOf(path: string, files: string): string {
  if (path === '/') return join(files, 'index.html');
  if (!path.startsWith(remotesPath)) return join(files, path);
  const [remote = '', ...rest] = path.slice(remotesPath.length).split('/');
  return join(root, remote, 'dist-portable', ...rest);
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

/** Like a reverse proxy: the platform's own host name selects the brand. */
function pass(request: IncomingMessage, response: ServerResponse, platform: string): void {
  const address = new URL((request.url ?? '').slice(platformPath.length), platform);
  const headers = { ...request.headers, host: address.host };
  const passed = ask(address, { method: request.method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
