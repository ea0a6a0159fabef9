import { agentPayoutFilePath, type AgentPayoutsInput } from '@croupier/contracts';
import { agentPayoutFileQuery } from '@croupier/contracts/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { csvLine } from '../../http/csv-line.ts';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import { done } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { AgentPayouts } from './agent-payouts.service.ts';

type Payouts = Pick<AgentPayouts, 'payouts'>;

/** Serves an agent's payouts as a download. */
export function agentPayoutsEndpoints(
  agentPayouts: Payouts,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: agentPayoutFilePath,
      name: 'payouts.csv',
      type: csvType,
      query: agentPayoutFileQuery,
      async content(member, query) {
        const first = await agentPayouts.payouts(member, { ...query, limit: 1 });
        return first.ok ? done(lines(agentPayouts, member, query)) : first;
      },
    });
  };
}

const rowsAtOnce = 100;
const columns = [
  'id',
  'agent',
  'version',
  'from',
  'to',
  'turnover',
  'carried',
  'sum',
  'valid members',
  'rate',
  'amount',
  'currency',
  'state',
  'paid',
];

async function* lines(
  { payouts }: Payouts,
  member: Member,
  query: AgentPayoutsInput,
): AsyncGenerator<string> {
  yield csvLine(columns);
  let before: string | null = '';
  while (before !== null) {
    const page = await payouts(member, { ...query, limit: rowsAtOnce, ...(before && { before }) });
    if (!page.ok) return;
    for (const { explanation: of, ...row } of page.value.rows)
      yield csvLine([
        row.id,
        row.agent,
        String(row.version),
        of.from,
        of.to,
        of.turnover,
        of.carriedIn,
        of.sum,
        String(of.validMembers),
        `${of.basisPoints / 100} %`,
        row.amount,
        row.currency,
        row.state,
        row.paidAt ?? '',
      ]);
    before = page.value.next;
  }
}
