import { agentLinkMembersFilePath, agentLinksFilePath, type AgentLink } from '@croupier/contracts';
import { agentLinkMembersFileQuery, agentLinksFileQuery } from '@croupier/contracts/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { csvLine } from '../../http/csv-line.ts';
import { csvType, serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import { pagedLines } from '../../http/paged-lines.ts';
import type { AgentLinks } from './agent-links.service.ts';

const columns = [
  'code',
  'label',
  'kind',
  'prizeGroup',
  'state',
  'createdAt',
  'expiresAt',
  'visits',
  'joined',
] as const satisfies readonly (keyof AgentLink)[];

/** Serves the agent's links, and who registered with one of them, as downloads. */
export function agentLinksEndpoints(
  agentLinks: Pick<AgentLinks, 'joined' | 'links'>,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: agentLinksFilePath,
      name: 'links.csv',
      type: csvType,
      query: agentLinksFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine(columns),
          page: (before) => agentLinks.links(member, { ...query, ...before, limit: 100 }),
          line: (link) => csvLine(columns.map((column) => String(link[column] ?? ''))),
        }),
    });
    serveMemberFile(app, visitors, {
      path: agentLinkMembersFilePath,
      name: 'link-members.csv',
      type: csvType,
      query: agentLinkMembersFileQuery,
      content: (member, query) =>
        pagedLines({
          head: csvLine(['account', 'level', 'joinedAt']),
          page: (before) => agentLinks.joined(member, { ...query, ...before, limit: 100 }),
          line: ({ account, level, joinedAt }) => csvLine([account, String(level), joinedAt]),
        }),
    });
  };
}
