import { calls } from '@croupier/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { sendProblem } from '../../http/problems.ts';
import type { RequestSessions } from '../../http/request-sessions.ts';
import type { Games } from './games.ts';

const yearS = 31_536_000;

interface Dependencies {
  readonly games: Games;
  readonly sessions: Pick<RequestSessions, 'openBrandOf' | 'visitorOf'>;
}

/** Serves the lobby as one file, immutable under its version; any other version is answered with `gone`. */
export function gamesEndpoints({ games, sessions }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { version: string } }>(calls.gameIndexFile.path, async (request, reply) => {
      const brand = await sessions.openBrandOf(request);
      const { country } = sessions.visitorOf(request);
      const index = brand && (await games.indexFile({ brand, country }, request.params.version));
      if (!index)
        return sendProblem(reply, 'not-found', { detail: 'Ask for the version of today.' });
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', `public, max-age=${yearS}, immutable`)
        .header('etag', `"${index.version}"`)
        .header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === `"${index.version}"`) return reply.code(304).send();
      const way = wayOf(request.headers['accept-encoding']);
      if (!way) return reply.send(index.text);
      return reply.header('content-encoding', way).send(await index.packed(way));
    });
  };
}

function wayOf(accepted = ''): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
