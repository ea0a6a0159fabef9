import type { CampaignId } from '@croupier/contracts';
import type { Clock } from '../../core.ts';
import type { Occurrence } from './campaign-awards.ts';

type Event = Pick<Occurrence, 'member' | 'occurrence'>;

/** What was refused (no room, budget, audience) is tried again after this time; it doubles with each refusal. */
const firstPauseMs = 10_000;
const longestPauseMs = 5 * 60_000;
const most = 500_000;

interface TriedEvent {
  readonly untilMs: number;
  readonly refusals: number;
}

/**
 * The jobs find the same event again and again: turnover rises with each bet, and events are read with an overlap.
 * This process remembers which events it has offered; the row of the award decides, also when the memory is lost.
 */
export function createTriedEvents(clock: Clock) {
  const events = new Map<string, TriedEvent>();
  const keyOf = (campaign: CampaignId, { member, occurrence }: Event) =>
    `${campaign} ${member} ${occurrence}`;

  return {
    has: (campaign: CampaignId, event: Event): boolean =>
      (events.get(keyOf(campaign, event))?.untilMs ?? 0) > clock.now().getTime(),

    add(campaign: CampaignId, event: Event, result: 'given' | 'refused'): void {
      const key = keyOf(campaign, event);
      const refusals = (events.get(key)?.refusals ?? 0) + 1;
      if (events.size >= most) events.clear();
      const pauseMs = Math.min(firstPauseMs * 2 ** (refusals - 1), longestPauseMs);
      const untilMs =
        result === 'given' ? Number.POSITIVE_INFINITY : clock.now().getTime() + pauseMs;
      events.set(key, { untilMs, refusals });
    },
  };
}
