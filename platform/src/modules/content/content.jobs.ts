import type { Job } from '../../core.ts';
import type { Content } from './content.service.ts';

export const contentJobs = ({ content }: { readonly content: Content }): Job[] => [
  { name: 'content.announce', everyMs: 5_000, run: () => content.announce() },
];
