import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * The pages of a site as plain documents: the same markup, styles and fonts, without scripts and script-only
 * resources. A lower bound for the time until a page is visible.
 */
export async function startFloor(origin: string, port: number): Promise<() => Promise<void>> {
  const kept = new Map<string, Promise<Answer>>();
  /** Cached: maximum compression of a page takes longer than showing it. */
  function answerTo(url: URL): Promise<Answer> {
    const answer = kept.get(url.href) ?? answerOf(url);
    kept.set(url.href, answer);
    return answer;
  }
  const server = createServer((request, response) => {
    answerTo(new URL(request.url ?? '/', origin)).then(
      ({ type, body }) => {
        const packed = type.includes('html') ? { 'content-encoding': 'br' } : {};
        response.writeHead(200, { 'content-type': type, ...packed }).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(port, () => listening()));
  return () => closed(server);
}

interface Answer {
  readonly type: string;
  readonly body: Buffer;
}

async function answerOf(url: URL): Promise<Answer> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('html')) return { type, body: Buffer.from(await answer.arrayBuffer()) };
  return { type, body: await brotli(withoutScripts(await answer.text())) };
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<link rel="preload"[^>]* as="(?:script|style)"[^>]*>/g, '');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
