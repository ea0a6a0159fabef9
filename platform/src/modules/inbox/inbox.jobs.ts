import type { Job } from '../../core.ts';
import type { Inbox } from './inbox.service.ts';

export const inboxJobs = ({ inbox }: { readonly inbox: Inbox }): Job[] => [
  { name: 'inbox.send', everyMs: 3_000, run: () => inbox.sendDue() },
  { name: 'inbox.drop-images', everyMs: 3_600_000, run: () => inbox.images.dropForgotten() },
];
