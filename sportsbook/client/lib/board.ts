import { useEffect, useState } from 'react';
import type {
  BoardChange,
  BoardView,
  LeagueView,
  MatchDetail,
  MatchView,
} from '../../src/play-protocol.ts';
import { page } from './page.ts';
import { createStore } from './store.ts';

export interface BoardState {
  readonly leagues: readonly LeagueView[];
  readonly matches: ReadonlyMap<string, MatchView>;
  readonly isFeedSilent: boolean;
  /** The stream is interrupted: what is shown may be old. */
  readonly isStale: boolean;
  /** Server time less the time of this device. */
  readonly skewMs: number;
}

export const board = createStore<BoardState | null>(null);

/** Without a message for so long the prices count as old. */
const staleAfterMs = 3_500;

/** Follows the list of matches until the page is closed; a broken stream is opened again. */
export function followBoard(): void {
  const stream = new EventSource(`/api/board/${page.vendor}/stream`);
  let heardAt = Date.now();
  const onEvent = () => {
    heardAt = Date.now();
  };
  stream.addEventListener('all', (event: MessageEvent<string>) => {
    onEvent();
    // The server writes these messages from the same types.
    const view = JSON.parse(event.data) as BoardView;
    board.set({
      leagues: view.leagues,
      matches: new Map(view.matches.map((match) => [match.id, match])),
      isFeedSilent: view.isFeedSilent,
      isStale: false,
      skewMs: view.at - Date.now(),
    });
  });
  stream.addEventListener('board', (event: MessageEvent<string>) => {
    onEvent();
    const state = board.get();
    if (state) board.set(changed(state, JSON.parse(event.data) as BoardChange));
  });
  window.setInterval(() => {
    const state = board.get();
    const isStale = Date.now() - heardAt > staleAfterMs;
    if (state && state.isStale !== isStale) board.set({ ...state, isStale });
  }, 500);
}

function changed(state: BoardState, change: BoardChange): BoardState {
  const { matches, gone, isFeedSilent, at } = change;
  if (matches.length === 0 && gone.length === 0 && isFeedSilent === state.isFeedSilent)
    return { ...state, isStale: false };
  const next = new Map(state.matches);
  for (const match of matches) next.set(match.id, match);
  for (const id of gone) next.delete(id);
  return { ...state, matches: next, isFeedSilent, isStale: false, skewMs: at - Date.now() };
}

/** A match with all its markets, as it changes; `'gone'` for one that is not on the board. */
export function useMatch(id: string): MatchDetail | 'gone' | null {
  const [detail, setDetail] = useState<MatchDetail | 'gone' | null>(null);
  useEffect(() => {
    const stream = new EventSource(`/api/matches/${encodeURIComponent(id)}/stream`);
    stream.addEventListener('match', (event: MessageEvent<string>) => {
      setDetail(JSON.parse(event.data) as MatchDetail);
    });
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) setDetail('gone');
    });
    return () => stream.close();
  }, [id]);
  return detail;
}

/** Renders again every so often, for clocks. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
