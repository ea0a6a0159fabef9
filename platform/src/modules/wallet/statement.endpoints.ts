import { Readable } from 'node:stream';
import { statementFilePath } from '@croupier/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../../http/problems.ts';
import type { Member } from '../identity/index.ts';
import type { Wallet } from './wallet.service.ts';

export interface StatementVisitors {
  memberOf(request: FastifyRequest): Promise<Member | null>;
}

const spanForm = z.object({
  from: z.iso.datetime().exactOptional(),
  to: z.iso.datetime().exactOptional(),
});

/** Serves the member's own statement as a download, at most one year. */
export function statementEndpoints(
  wallet: Wallet,
  visitors: StatementVisitors,
): FastifyPluginAsync {
  return async (app) => {
    app.get(statementFilePath, async (request, reply) => {
      const member = await visitors.memberOf(request);
      if (!member) return sendProblem(reply, 'unauthenticated', { detail: 'Sign in first.' });
      const span = spanForm.safeParse(request.query);
      if (!span.success) return sendProblem(reply, 'invalid-input');
      const lines = wallet.statementFile(member, span.data);
      if (!lines.ok) return sendProblem(reply, lines.code, lines);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="statement.csv"',
        })
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines.value));
    });
  };
}
