export type { Messages, NewMessage } from './messages.service.ts';
