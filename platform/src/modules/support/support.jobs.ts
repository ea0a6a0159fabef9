import type { Job } from '../../core.ts';
import type { Support } from './support.service.ts';

export const supportJobs = ({ support }: { readonly support: Support }): Job[] => [
  { name: 'support.drop-images', everyMs: 3_600_000, run: () => support.images.dropForgotten() },
  { name: 'support.mail-answers', everyMs: 30_000, run: () => support.visitors.mailAnswers() },
];
