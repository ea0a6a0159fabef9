import type { Job } from '../../core.ts';
import type { Campaigns } from './campaigns.service.ts';

export const campaignsJobs = ({
  campaigns,
}: {
  readonly campaigns: Pick<Campaigns, 'follow' | 'keepTime'>;
}): Job[] => [
  { name: 'campaigns.follow', everyMs: 1_000, run: () => campaigns.follow() },
  { name: 'campaigns.time', everyMs: 30_000, run: () => campaigns.keepTime() },
];
