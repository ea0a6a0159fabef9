import { useEffect, useState } from 'react';
import type {
  BoardChange,
  BoardView,
  LeagueView,
  MatchDetail,
  MatchView,
} from '../../src/play-protocol.ts';
import { followStream } from './follow-stream.ts';
import { page } from './page.ts';
import { BookFailed, readMatch } from './server.ts';
import { createStore } from './store.ts';

export interface BoardState {
  readonly leagues: readonly LeagueView[];
  readonly matches: ReadonlyMap<string, MatchView>;
  readonly isFeedSilent: boolean;
  /** Server time less the time of this device. */
  readonly skewMs: number;
}

export const board = createStore<BoardState | null>(null);

/** The connection to the book is lost: what is shown is old, and nothing can be bet on. */
export const isStale = createStore(false);

/** Without a message for so long the connection counts as lost. */
const staleAfterMs = 3_500;

/** Follows the list of matches until the page is closed; a broken stream is opened again. */
export function followBoard(): void {
  let receivedAt = Date.now();
  const onEvent = () => {
    receivedAt = Date.now();
    isStale.set(false);
  };
  followStream(`/api/board/${page.vendor}/stream`, {
    all(data) {
      onEvent();
      // The server writes these messages from the same types.
      const view = JSON.parse(data) as BoardView;
      board.set({
        leagues: view.leagues,
        matches: new Map(view.matches.map((match) => [match.id, match])),
        isFeedSilent: view.isFeedSilent,
        skewMs: view.at - Date.now(),
      });
    },
    board(data) {
      onEvent();
      const state = board.get();
      if (state) board.set(changed(state, JSON.parse(data) as BoardChange));
    },
  });
  window.setInterval(() => isStale.set(Date.now() - receivedAt > staleAfterMs), 500);
}

function changed(state: BoardState, change: BoardChange): BoardState {
  const { matches, gone, isFeedSilent, at } = change;
  if (matches.length === 0 && gone.length === 0 && isFeedSilent === state.isFeedSilent)
    return state;
  const next = new Map(state.matches);
  for (const match of matches) next.set(match.id, match);
  for (const id of gone) next.delete(id);
  return { ...state, matches: next, isFeedSilent, skewMs: at - Date.now() };
}

/**
 * A match with all its markets, as it changes; one that ended long ago is read once. `'gone'` for a match that the book
 * does not know.
 */
export function useMatch(id: string): MatchDetail | 'gone' | null {
  const [detail, setDetail] = useState<MatchDetail | 'gone' | null>(null);
  useEffect(() => {
    const readEnded = async () => {
      try {
        const read = await readMatch(id);
        setDetail(read);
        return read.match.state.phase !== 'ended' && read.match.state.phase !== 'void';
      } catch (error) {
        const isUnknown = error instanceof BookFailed && error.failure.code === 'unknown';
        if (isUnknown) setDetail('gone');
        return !isUnknown;
      }
    };
    const match = (data: string) => setDetail(JSON.parse(data) as MatchDetail);
    return followStream(`/api/matches/${encodeURIComponent(id)}/stream`, { match }, readEnded);
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
