import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Folder {
  readonly root: string;
  /** URL prefix of the files, with a slash at both ends. */
  readonly prefix: string;
}

const yearS = 31_536_000;

/** Serves immutable, precompressed files to pages of any origin. */
export async function serveImmutable(
  http: FastifyInstance,
  { root, prefix }: Folder,
): Promise<void> {
  await http.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'deny',
    preCompressed: true,
    immutable: true,
    maxAge: yearS * 1_000,
    setHeaders(reply) {
      reply.setHeader('access-control-allow-origin', '*');
      reply.setHeader('cross-origin-resource-policy', 'cross-origin');
      reply.setHeader('timing-allow-origin', '*');
      reply.setHeader('vary', 'accept-encoding');
    },
  });
}
