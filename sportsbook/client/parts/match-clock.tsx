import type { MatchView } from '../../src/play-protocol.ts';
import type { Sport } from '../../src/feed/feed.ts';
import { board, useNow } from '../lib/board.ts';
import { t, timeOf } from '../lib/texts.ts';

/** The minute of a match in play, the map of a series, or the time at which it starts. */
export function MatchClock({ match, sport }: { readonly match: MatchView; readonly sport: Sport }) {
  const now = useNow(500) + (board.get()?.skewMs ?? 0);
  return <span className="clock">{clockText(match, sport, now)}</span>;
}

export function clockText({ state, startsAt }: MatchView, sport: Sport, now: number): string {
  const { phase, clock, at, speed, periods } = state;
  if (phase === 'upcoming') return timeOf(startsAt);
  if (phase === 'ended') return t('ended');
  if (phase === 'void') return t('void');
  if (sport === 'series') return t('map-number', { map: Math.max(1, periods.length) });
  if (phase === 'break') return t('break');
  const minute = clock + (speed * Math.max(0, now - at)) / 1_000;
  return t('minute', { minute: Math.min(90, Math.floor(minute) + 1) });
}
