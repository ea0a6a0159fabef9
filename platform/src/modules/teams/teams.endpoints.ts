import { releaseLimits, releasePaths, type ErrorCode } from '@croupier/contracts';
import { releaseBegin } from '@croupier/contracts/schemas';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/problems.ts';
import type { Outcome } from '../../outcome.ts';
import type { Teams } from './teams.service.ts';
import type { Team } from './tokens.ts';

/** The release protocol. Files are sent raw, so bodies are not parsed. */
export function teamsEndpoints({ teams }: { readonly teams: Teams }): FastifyPluginAsync {
  return async (http) => {
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    const known = new WeakMap<FastifyRequest, Team>();
    // Runs before the body is read, so that unauthenticated requests use no memory.
    http.addHook('onRequest', async (request, reply) => {
      const team = await teamOf(request, teams);
      if (team) known.set(request, team);
      else return sendProblem(reply, 'unauthenticated', { detail: badToken });
    });

    const asTeam =
      (answer: (request: FastifyRequest, team: Team) => Promise<Outcome<unknown, ErrorCode>>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const team = known.get(request);
        if (!team) throw new Error(`${request.url} was reached without its team`);
        const outcome = await answer(request, team);
        if (!outcome.ok) return sendProblem(reply, outcome.code, outcome);
        return reply.header('cache-control', 'no-store').send({ value: outcome.value });
      };

    http.get(
      releasePaths.target,
      asTeam(({ params }, team) => teams.target(param(params, 'module'), team)),
    );
    http.post(
      releasePaths.begin,
      { bodyLimit: releaseLimits.manifestBytes },
      asTeam(async ({ body }, team) => {
        const begin = releaseBegin.safeParse(jsonOf(bytesOf(body)));
        return begin.success
          ? teams.begin(begin.data.manifest, team)
          : {
              ok: false,
              code: 'invalid-input',
              detail: 'Send { "manifest": text of release.json }.',
            };
      }),
    );
    http.put(
      releasePaths.file,
      { bodyLimit: releaseLimits.fileBytes },
      asTeam(({ params, body }, team) => {
        const file = { upload: param(params, 'upload'), path: param(params, '*') };
        return teams.takeFile({ ...file, bytes: bytesOf(body) }, team);
      }),
    );
    http.post(
      releasePaths.finish,
      asTeam(({ params }, team) => teams.finish(param(params, 'upload'), team)),
    );
  };
}

const badToken =
  'Send Authorization: Bearer and the token of your team; an operator makes a new one where it is over.';

async function teamOf({ headers }: FastifyRequest, teams: Teams): Promise<Team | null> {
  const [scheme, secret] = (headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && secret ? teams.byToken(secret) : null;
}

function param(params: unknown, name: string): string {
  if (typeof params !== 'object' || params === null) return '';
  const value = Object.entries(params).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
