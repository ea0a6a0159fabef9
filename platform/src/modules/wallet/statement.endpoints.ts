import { statementFilePath } from '@croupier/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import type { Wallet } from './wallet.service.ts';

const spanForm = z.object({
  from: z.iso.datetime().exactOptional(),
  to: z.iso.datetime().exactOptional(),
});

/** Serves the member's own statement as a download, at most one year. */
export function statementEndpoints(wallet: Wallet, visitors: FileVisitors): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: statementFilePath,
      name: 'statement.csv',
      type: csvType,
      query: spanForm,
      content: async (member, span) => wallet.statementFile(member, span),
    });
  };
}
