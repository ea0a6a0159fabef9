export type { MessageKind } from './message-kind.ts';
export { createMessages, type Messages, type NewMessage } from './messages.service.ts';
export { messagesJobs } from './messages.jobs.ts';
export { messagesRoutes } from './messages.routes.ts';
