import { createServer, request, type Server } from 'node:http';
import { workerPath } from '@croupier/contracts';
import { sharedPort } from './stack.ts';

/**
 * The shared site behind a proxy at another port, with a service worker that a test can change: browser tools
 * cannot intercept worker scripts.
 */
export interface ForwardedRequests {
  readonly url: string;
  /** From now on browsers get the worker with this change. */
  changeWorker(change: (text: string) => string): void;
  end(): void;
}

export async function forwardRequests(port: number): Promise<ForwardedRequests> {
  let change = (text: string) => text;
  const server: Server = createServer((asked, answer) => {
    const isWorker = asked.url === workerPath;
    const { 'accept-encoding': _packed, 'if-none-match': _known, ...plain } = asked.headers;
    const headers = isWorker ? plain : asked.headers;
    const { method, url: path } = asked;
    const passed = request({ port: sharedPort, method, path, headers }, async (given) => {
      if (!isWorker) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const text = await textOf(given);
      const { 'content-length': _length, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, rest).end(change(text));
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  return {
    url: `http://localhost:${port}`,
    changeWorker: (wanted) => void (change = wanted),
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString();
}
