import { type TeamFileQuery, type TeamReport, teamFilePath } from '@croupier/contracts';
import { teamFileQuery } from '@croupier/contracts/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { csvLine } from '../../http/csv-line.ts';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import { done } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Agents } from './agents.service.ts';

/** Serves a team report as a download. */
export function agentsEndpoints(
  agents: Pick<Agents, 'report'>,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: teamFilePath,
      name: 'team.csv',
      type: csvType,
      query: teamFileQuery,
      async content(member, query) {
        const first = await agents.report(member, { ...query, limit: rowsAtOnce });
        return first.ok ? done(lines(agents, { member, query, first: first.value })) : first;
      },
    });
  };
}

const rowsAtOnce = 100;

const columns = [
  'bets',
  'turnover',
  'win',
  'bonus',
  'rebate',
  'deposit',
  'withdrawal',
  'profit',
] as const satisfies readonly (keyof TeamReport['total'])[];

interface File {
  readonly member: Member;
  readonly query: TeamFileQuery;
  readonly first: TeamReport;
}

async function* lines(
  agents: Pick<Agents, 'report'>,
  { member, query, first }: File,
): AsyncGenerator<string> {
  yield csvLine(['day', 'account', 'level', ...columns, 'currency']);
  for (let page: TeamReport | null = first; page !== null;) {
    for (const { day, account, level, sums } of page.rows)
      yield csvLine([
        day ?? '',
        account,
        String(level),
        ...columns.map((column) => String(sums[column])),
        page.currency,
      ]);
    if (page.next === null) return;
    const more = await agents.report(member, { ...query, before: page.next, limit: rowsAtOnce });
    page = more.ok ? more.value : null;
  }
}
