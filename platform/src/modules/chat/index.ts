export { createChat, type Chat } from './chat.service.ts';
export { chatJobs } from './chat.jobs.ts';
export { chatRoutes } from './chat.routes.ts';
