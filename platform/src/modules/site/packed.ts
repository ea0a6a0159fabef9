import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Fast enough for each request. A window of 128 KB holds a page; the usual one of 4 MB is made and thrown away each time. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

interface Text {
  readonly type: string;
  readonly text: string;
}

/** Sends a page, which nobody keeps. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  return sendPacked(request, reply, { type: 'text/html; charset=utf-8', text: html });
}

/** Sends a text compressed in the best way that the visitor's browser reads. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: Text,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('content-type', type).header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(await brotli(text, brotliOptions));
  if (/\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(await gzipped(text));
  return reply.send(text);
}
