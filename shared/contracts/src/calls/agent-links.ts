import { call, callTable } from '../call.ts';
import type { agentLinkSchemas } from '../schemas/agent-links.ts';

const agentOnly = { audience: 'member' } as const;
const creating = { audience: 'member', once: true } as const;

export const agentLinkCalls = callTable<typeof agentLinkSchemas>()({
  agentJoinTerms: call('GET /wps/agent/joins/terms', agentOnly).fails('error_not_agent'),
  /** The agent's invitation links, the newest first. */
  agentLinks: call('GET /wps/agent/links', agentOnly).fails('error_not_agent'),
  createAgentLink: call('POST /wps/agent/links', creating).fails(
    'error_not_agent',
    'team-limit-reached',
  ),
  /** Ends a link. It cannot be opened again. */
  disableAgentLink: call('PUT /wps/agent/links/:id/disabled', agentOnly).fails('error_not_agent'),
  /** Who registered with a link, the newest first. */
  agentLinkMembers: call('GET /wps/agent/links/:id/members', agentOnly).fails('error_not_agent'),
  /** Creates an account directly below the agent. A repeat before its first sign-in gives new credentials. */
  createTeamMember: call('POST /wps/agent/team/members', { ...creating, sealed: true }).fails(
    'error_not_agent',
    'username-taken',
    'mobile-taken',
    'team-limit-reached',
  ),
});
