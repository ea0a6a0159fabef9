import type { Job } from '../../core.ts';
import type { Chat } from './chat.service.ts';

export const chatJobs = ({ chat }: { readonly chat: Pick<Chat, 'dropOld'> }): Job[] => [
  { name: 'chat.drop-old', everyMs: 3_600_000, run: () => chat.dropOld() },
];
