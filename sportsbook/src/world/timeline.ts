import type { Incident, MatchState } from '../feed/feed.ts';

/** What happens in a match, at milliseconds after its begin. */
export interface TimelineEvent {
  readonly afterMs: number;
  readonly incident: Incident;
  readonly state: Omit<MatchState, 'at'>;
}

export interface Timeline {
  readonly events: readonly TimelineEvent[];
  readonly lengthMs: number;
  readonly final: Pick<MatchState, 'home' | 'away' | 'periods'>;
}
