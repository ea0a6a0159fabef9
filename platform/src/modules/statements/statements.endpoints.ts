import { languages, statementDocumentPath } from '@croupier/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import type { Statements } from './statements.service.ts';

const query = z.object({
  from: z.iso.datetime().exactOptional(),
  to: z.iso.datetime().exactOptional(),
  language: z.enum(languages).default('en'),
});

/** Serves the member's own statement as a PDF document. */
export function statementsEndpoints(
  statements: Statements,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: statementDocumentPath,
      name: 'statement.pdf',
      type: 'application/pdf',
      query,
      content: (member, query) => statements.pdf(member, query),
    });
  };
}
