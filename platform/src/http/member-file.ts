import { Readable } from 'node:stream';
import type { ErrorCode } from '@croupier/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import type { Outcome } from '../outcome.ts';
import type { VisitMember } from './visit.ts';
import { sendProblem } from './problems.ts';

export interface FileVisitors {
  memberOf(request: FastifyRequest): Promise<VisitMember | null>;
}

/** Who opens a file, for logs. */
interface FileOpener {
  readonly ip: string;
  readonly userAgent: string;
}

interface MemberFile<Query> {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly query: z.ZodType<Query>;
  content(
    member: VisitMember,
    query: Query,
    opener: FileOpener,
  ): Promise<Outcome<AsyncIterable<string> | Buffer, ErrorCode>>;
}

export const csvType = 'text/csv; charset=utf-8';

/** Serves a file of the signed-in member as a download. */
export function serveMemberFile<Query>(
  app: FastifyInstance,
  visitors: FileVisitors,
  { path, name, type, query, content }: MemberFile<Query>,
): void {
  app.get(path, async (request, reply) => {
    const member = await visitors.memberOf(request);
    if (!member) return sendProblem(reply, 'unauthenticated', { detail: 'Sign in first.' });
    const parsed = query.safeParse(request.query);
    if (!parsed.success) return sendProblem(reply, 'invalid-input');
    const made = await content(member, parsed.data, openerOf(request));
    if (!made.ok) return sendProblem(reply, made.code, made);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${name}"`,
      })
      .type(type)
      .send(Buffer.isBuffer(made.value) ? made.value : Readable.from(made.value));
  });
}

const openerOf = ({ ip, headers }: FastifyRequest): FileOpener => ({
  ip,
  userAgent: headers['user-agent'] ?? '',
});
