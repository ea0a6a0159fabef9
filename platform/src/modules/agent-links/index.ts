export { createAgentLinks, type AgentLinks } from './agent-links.service.ts';
export { agentLinksJobs } from './agent-links.jobs.ts';
export { agentLinksRoutes } from './agent-links.routes.ts';
export { agentLinksEndpoints } from './agent-links-file.ts';
