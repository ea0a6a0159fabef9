import {
  agentIncomeFilePath,
  agentIncomeMembersFilePath,
  formatAmount,
  teamTransactionsFilePath,
} from '@croupier/contracts';
import {
  agentIncomeFileQuery,
  agentIncomeMembersFileQuery,
  teamTransactionsFileQuery,
} from '@croupier/contracts/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { csvLine } from '../../http/csv-line.ts';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import { pagedLines } from '../../http/paged-lines.ts';
import type { Agents } from './agents.service.ts';
import { exactAmount } from './income.ts';

const incomeHead = [
  'earnedAt',
  'account',
  'ticket',
  'game',
  'draw',
  'result',
  'stake',
  'ownGroup',
  'belowGroup',
  'exact',
  'amount',
  'currency',
];
const incomeMembersHead = ['day', 'account', 'level', 'bets', 'amount', 'currency'];
const transactionsHead = ['bookedAt', 'account', 'level', 'kind', 'amount', 'currency', 'id'];

/** Serves the agent's income by bet and by member, and the team's transactions as downloads. */
export function incomeEndpoints(
  agents: Pick<Agents, 'income' | 'transactions'>,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: agentIncomeFilePath,
      name: 'income.csv',
      type: csvType,
      query: agentIncomeFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine(incomeHead),
          page: (before) => agents.income.parts(member, { ...query, ...before }),
          line: (part) =>
            csvLine([
              part.earned_at.toISOString(),
              part.account ?? '',
              part.ticket_id,
              part.game_id,
              part.numero,
              String(part.result_version),
              part.stake_units === null ? '' : formatAmount(part.stake_units),
              String(part.own_group ?? ''),
              String(part.below_group ?? ''),
              exactAmount(part.earned_parts),
              formatAmount(part.amount_units),
              member.currency,
            ]),
        }),
    });
    serveMemberFile(app, visitors, {
      path: agentIncomeMembersFilePath,
      name: 'income-by-member.csv',
      type: csvType,
      query: agentIncomeMembersFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine(incomeMembersHead),
          page: (before) => agents.income.members(member, { ...query, ...before, limit: 100 }),
          line: ({ account, level, bets, amount }) =>
            csvLine([
              query.day,
              account ?? '',
              String(level ?? ''),
              String(bets),
              amount,
              member.currency,
            ]),
        }),
    });
    serveMemberFile(app, visitors, {
      path: teamTransactionsFilePath,
      name: 'transactions.csv',
      type: csvType,
      query: teamTransactionsFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine(transactionsHead),
          page: (before) => agents.transactions(member, { ...query, ...before, limit: 100 }),
          line: ({ bookedAt, account, level, kind, amount, id }) =>
            csvLine([bookedAt, account, String(level), kind, amount, member.currency, id]),
        }),
    });
  };
}
