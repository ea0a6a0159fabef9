import { walletProtocolPath } from '@croupier/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { Providers } from './providers.service.ts';
import { isWalletCall } from './wallet-request.ts';

const bodyLimitBytes = 64 * 1024;

/** The wallet protocol. Signatures are over raw bytes, so that the body is left as it came. */
export function walletEndpoints({ wallet }: Pick<Providers, 'wallet'>): FastifyPluginCallback {
  return (server, _options, ready) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    server.post<{ Params: { call: string } }>(
      `${walletProtocolPath}/:call`,
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const { call } = request.params;
        if (!isWalletCall(call))
          return reply.code(404).send({ status: 'RS_ERROR_WRONG_SYNTAX', request_uuid: '' });
        const body = typeof request.body === 'string' ? request.body : '';
        reply.header('cache-control', 'no-store');
        return wallet.answer({ call, headers: request.headers, body });
      },
    );
    ready();
  };
}
