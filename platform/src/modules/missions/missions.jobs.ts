import type { Job } from '../../core.ts';
import type { Missions } from './missions.service.ts';

/** A completed mission is announced within a second after the settlement that completed it. */
export const missionsJobs = ({
  missions,
}: {
  readonly missions: Pick<Missions, 'followBooked'>;
}): Job[] => [{ name: 'missions.follow', everyMs: 700, run: () => missions.followBooked() }];
