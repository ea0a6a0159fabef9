import {
  type TeamFileQuery,
  type TeamMember,
  type TeamReport,
  teamFilePath,
  teamBetsFilePath,
  teamMembersFilePath,
  teamSummaryFilePath,
  type TeamSummary,
} from '@croupier/contracts';
import {
  teamBetsFileQuery,
  teamFileQuery,
  teamMembersFileQuery,
  teamSummaryFileQuery,
} from '@croupier/contracts/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { csvLine } from '../../http/csv-line.ts';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import { done } from '../../outcome.ts';
import { pagedLines } from '../../http/paged-lines.ts';
import type { Member } from '../identity/index.ts';
import type { Agents } from './agents.service.ts';

/** Serves the overview, the team's members and a team report as downloads. */
export function agentsEndpoints(
  agents: Pick<Agents, 'report' | 'everyone' | 'summary' | 'bets'>,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: teamSummaryFilePath,
      name: 'overview.csv',
      type: csvType,
      query: teamSummaryFileQuery,
      async content(member) {
        const summary = await agents.summary(member);
        return summary.ok ? done(summaryLines(summary.value)) : summary;
      },
    });
    serveMemberFile(app, visitors, {
      path: teamBetsFilePath,
      name: 'bets.csv',
      type: csvType,
      query: teamBetsFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine(['id', 'placedAt', 'category', 'game', 'vendor', 'stake', 'win', 'state']),
          page: (before) => agents.bets(member, { ...query, ...before, limit: rowsAtOnce }),
          line: ({ gameName, ...bet }) =>
            csvLine([
              ...[bet.id, bet.placedAt, bet.category, gameName['en'] ?? '', bet.vendorName],
              ...[bet.stake, bet.win, bet.state],
            ]),
        }),
    });
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
    serveMemberFile(app, visitors, {
      path: teamMembersFilePath,
      name: 'members.csv',
      type: csvType,
      query: teamMembersFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine([...memberColumns, 'currency']),
          page: (before) => agents.everyone(member, { ...query, ...before }),
          line: (one) =>
            csvLine([
              ...memberColumns.map((column) => String(one[column] ?? '')),
              one.balance === null ? '' : member.currency,
            ]),
        }),
    });
  };
}

const summaryColumns = [
  'registrations',
  'firstDeposits',
  'turnover',
  'net',
  'commission',
] as const satisfies readonly (keyof TeamSummary['days'][number])[];

const periods = ['today', 'yesterday', 'thisMonth', 'lastMonth'] as const;

/** The periods of the overview, then its days; only periods count active members. */
async function* summaryLines(summary: TeamSummary): AsyncGenerator<string> {
  const { currency, days } = summary;
  yield csvLine(['period', ...summaryColumns, 'active', 'currency']);
  for (const name of periods) {
    const sums = summary[name];
    yield csvLine([name, ...valuesOf(sums), String(sums.active), currency]);
  }
  for (const day of days) yield csvLine([day.day, ...valuesOf(day), '', currency]);
}

const valuesOf = (sums: Pick<TeamSummary['days'][number], (typeof summaryColumns)[number]>) =>
  summaryColumns.map((column) => String(sums[column]));

const memberColumns = [
  'account',
  'level',
  'type',
  'status',
  'joinedAt',
  'lastSeenAt',
  'recruits',
  'prizeGroup',
  'balance',
] as const satisfies readonly (keyof TeamMember)[];

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
