import type { Job } from '../../core.ts';
import type { AgentLinks } from './agent-links.service.ts';

export function agentLinksJobs({
  agentLinks,
}: {
  readonly agentLinks: Pick<AgentLinks, 'tidy'>;
}): Job[] {
  return [{ name: 'agent-links.tidy', everyMs: 3_600_000, run: () => agentLinks.tidy() }];
}
