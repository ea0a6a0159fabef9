import { agentContractFilePath } from '@croupier/contracts';
import { agentContractFileQuery } from '@croupier/contracts/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { csvLine } from '../../http/csv-line.ts';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import { pagedLines } from '../../http/paged-lines.ts';
import type { AgentContracts } from './agent-contracts.service.ts';

const head = [
  ...['id', 'agent', 'upline', 'version', 'state', 'offered', 'starts', 'ends', 'period'],
  ...['base', 'losses', 'minimum turnover', 'valid turnover', 'tiers'],
];

/** Serves an agent's contracts as a download. */
export function agentContractsEndpoints(
  contracts: Pick<AgentContracts, 'list'>,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: agentContractFilePath,
      name: 'contracts.csv',
      type: csvType,
      query: agentContractFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine(head),
          page: (before) => contracts.list(member, { ...query, ...before, limit: 100 }),
          line: ({ terms, ...row }) =>
            csvLine([
              ...[row.id, row.agent, row.upline ?? 'house', String(row.version), row.state],
              ...[row.offeredAt, row.startsAt ?? '', row.endsAt ?? '', terms.period ?? terms.kind],
              ...[terms.base, terms.losses ?? '', terms.minimumTurnover, terms.validTurnover],
              terms.tiers
                .map((tier) => `${tier.threshold}/${tier.members}: ${tier.basisPoints / 100} %`)
                .join('; '),
            ]),
        }),
    });
  };
}
