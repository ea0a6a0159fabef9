import { useEffect, useState } from 'react';
import type { Incident, Sport } from '../../src/feed/feed.ts';
import type { MatchDetail, MatchView } from '../../src/play-protocol.ts';

const stepMs = 650;

export interface Replay {
  /** The match as shown: as it is, or as it was at the moment of the replay. */
  readonly shown: MatchDetail;
  /** Whether there is a course to show again. */
  readonly isOffered: boolean;
  readonly isRunning: boolean;
  start(): void;
  stop(): void;
}

/** Shows the course of an ended match again, one incident after the other. */
export function useReplay(detail: MatchDetail, sport: Sport): Replay {
  const [step, setStep] = useState<number | null>(null);
  const { incidents, match } = detail;
  const isRunning = step !== null;
  const count = incidents.length;
  useEffect(() => {
    if (!isRunning) return undefined;
    const next = (now: number | null) => (now === null || now >= count ? null : now + 1);
    const timer = window.setInterval(() => setStep(next), stepMs);
    return () => window.clearInterval(timer);
  }, [isRunning, count]);
  const past = incidents.slice(0, step ?? 0);
  return {
    shown: isRunning ? { ...detail, match: matchAt(match, past, sport), incidents: past } : detail,
    isOffered: match.state.phase === 'ended' && count > 0,
    isRunning,
    start: () => setStep(1),
    stop: () => setStep(null),
  };
}

/** A match as it stood after some of its incidents. */
export function matchAt(match: MatchView, past: readonly Incident[], sport: Sport): MatchView {
  const last = past.at(-1);
  const clock = last?.clock ?? 0;
  const score = sport === 'football' ? goalsOf(last) : mapsOf(past);
  const phase = last?.kind === 'half-time' ? 'break' : 'live';
  const at = match.state.at;
  return { ...match, state: { phase, clock, at, speed: 0, ...score } };
}

type Score = Pick<MatchView['state'], 'home' | 'away' | 'periods'>;

const goalsOf = (last: Incident | undefined): Score => ({
  home: last?.home ?? 0,
  away: last?.away ?? 0,
  periods: [],
});

/** Maps won, and the rounds of each map. */
function mapsOf(past: readonly Incident[]): Score {
  const periods: [number, number][] = [];
  const won = { home: 0, away: 0 };
  for (const { kind, side, home, away } of past) {
    if (kind === 'map-start') periods.push([0, 0]);
    if (kind === 'round') periods.splice(-1, 1, [home, away]);
    if (kind === 'map-end' && side) won[side] += 1;
  }
  return { ...won, periods };
}
