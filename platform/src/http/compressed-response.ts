import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/**
 * Fast enough for every request. A window of 128 KB covers a page; the default of 4 MB would be allocated for
 * each response.
 */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
};
const packers = {
  br: (text: string) => brotli(text, brotliOptions),
  gzip: (text: string) => gzipped(text),
};

interface Text {
  readonly type: string;
  readonly text: string;
  /** The cached object that the text was serialised from: its compressed form is cached, too. */
  readonly stored?: object | undefined;
}

/** Sends a page that no cache may store. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  return sendCompressed(request, reply, { type: 'text/html; charset=utf-8', text: html });
}

/** Sends a text with the best compression that the visitor's browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, stored }: Text,
): Promise<FastifyReply> {
  const varies = ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', ');
  reply.header('content-type', type).header('vary', varies);
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  if (!encoding) return reply.send(text);
  const packed = await (stored ? packedOnce(stored, encoding, text) : packers[encoding](text));
  return reply.header('content-encoding', encoding).send(packed);
}

type Encoding = keyof typeof packers;

function encodingFor(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

const once = new WeakMap<object, Map<Encoding, Promise<Buffer>>>();

function packedOnce(stored: object, encoding: Encoding, text: string): Promise<Buffer> {
  const forms = once.get(stored) ?? new Map<Encoding, Promise<Buffer>>();
  once.set(stored, forms);
  const packed = forms.get(encoding) ?? packers[encoding](text);
  forms.set(encoding, packed);
  return packed;
}
