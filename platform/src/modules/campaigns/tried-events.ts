import type { CampaignId } from '@croupier/contracts';
import type { Clock } from '../../core.ts';
import type { Occurrence } from './campaign-awards.ts';

type Event = Pick<Occurrence, 'member' | 'occurrence'>;

/** What was refused (no room, budget, audience) is tried again after this time. */
const pauseMs = 10_000;
const most = 500_000;

/**
 * Turnover rises with each bet, so a reached tier is found again and again. This process remembers which events it
 * has offered; the row of the award decides, also when the memory is lost.
 */
export function createTriedEvents(clock: Clock) {
  const untilMs = new Map<string, number>();
  const keyOf = (campaign: CampaignId, { member, occurrence }: Event) =>
    `${campaign} ${member} ${occurrence}`;

  return {
    has: (campaign: CampaignId, event: Event): boolean =>
      (untilMs.get(keyOf(campaign, event)) ?? 0) > clock.now().getTime(),

    add(campaign: CampaignId, event: Event, result: 'given' | 'refused'): void {
      if (untilMs.size >= most) untilMs.clear();
      const until = result === 'given' ? Number.POSITIVE_INFINITY : clock.now().getTime() + pauseMs;
      untilMs.set(keyOf(campaign, event), until);
    },
  };
}
