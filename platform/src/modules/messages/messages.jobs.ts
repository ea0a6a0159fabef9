import type { Job } from '../../core.ts';
import type { Messages } from './messages.service.ts';

const second = 1_000;

export const messagesJobs = ({ messages }: { readonly messages: Messages }): Job[] => [
  { name: 'messages.deliver', everyMs: second, run: () => messages.deliver() },
  { name: 'messages.sweep', everyMs: 600 * second, run: () => messages.sweep() },
];
