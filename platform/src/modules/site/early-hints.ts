import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset } from './asset-build.ts';

/**
 * Lists for a browser that opens a page the files that it will need, before the page is ready (103, RFC
 * 8297). Other clients get no hint, as they may mistake it for the final response.
 */
export function sendEarlyHints(
  { raw: { httpVersion }, headers }: FastifyRequest,
  { raw }: FastifyReply,
  files: readonly Asset[],
): void {
  if (headers['sec-fetch-mode'] !== 'navigate' || httpVersion === '1.0') return;
  raw.writeEarlyHints({ link: files.map(linkOf) });
}

function linkOf({ url, integrity }: Asset): string {
  const kind = url.endsWith('.css') ? 'style' : 'script';
  const checked = integrity && `; integrity="${integrity}"; crossorigin=anonymous`;
  return `<${encodeURI(url)}>; rel=preload; as=${kind}${checked}`;
}
