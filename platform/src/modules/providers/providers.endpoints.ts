import type { FastifyPluginCallback } from 'fastify';
import { dialects } from './dialects/index.ts';
import { openApiPath, walletOpenApi } from './dialects/openapi.ts';
import type { Providers } from './providers.service.ts';

const bodyLimitBytes = 64 * 1024;

/** The wallet in every dialect. Signatures cover raw bytes, so the body stays unparsed. */
export function walletEndpoints({ wallet }: Pick<Providers, 'wallet'>): FastifyPluginCallback {
  return (server, _options, ready) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    server.get(openApiPath, async (_request, reply) =>
      reply.type('application/json').send(walletOpenApi()),
    );
    for (const dialect of dialects)
      server.post<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
        dialect.route,
        { bodyLimit: bodyLimitBytes },
        async ({ params, query, url, headers, body, ip }, reply) => {
          const answer = await wallet.answer(dialect, {
            params,
            query,
            path: url,
            headers,
            body: typeof body === 'string' ? body : '',
            ip,
          });
          reply.header('cache-control', 'no-store');
          if (!answer)
            return reply.code(404).send({ status: 'RS_ERROR_WRONG_SYNTAX', request_uuid: '' });
          return reply.code(answer.httpStatus).send(answer.body);
        },
      );
    ready();
  };
}
