import { betFilePath, profitFilePath } from '@croupier/contracts';
import { betFileQuery, profitFileQuery } from '@croupier/contracts/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import { done } from '../../outcome.ts';
import { betLines } from './bet-file.ts';
import { profitLines } from './profit-file.ts';
import type { Reports } from './reports.service.ts';

/** Serves the member's own profit report and betting record as downloads. */
export function reportsEndpoints(
  reports: Pick<Reports, 'profit' | 'bets'>,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: profitFilePath,
      name: 'profit.csv',
      type: csvType,
      query: profitFileQuery,
      async content(member, { language = 'en', ...input }) {
        const report = await reports.profit(member, input);
        return report.ok ? done(profitLines(report.value, language)) : report;
      },
    });
    serveMemberFile(app, visitors, {
      path: betFilePath,
      name: 'bets.csv',
      type: csvType,
      query: betFileQuery,
      async content(member, { language = 'en', ...input }) {
        const first = await reports.bets(member, { ...input, limit: 1 });
        return first.ok ? done(betLines(reports, member, { ...input, language })) : first;
      },
    });
  };
}
