export { createLabels } from './labels.ts';
export { createMembers, type Members } from './members.service.ts';
export { membersRoutes } from './members.routes.ts';
