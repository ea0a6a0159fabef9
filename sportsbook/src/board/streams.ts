import type { ServerResponse } from 'node:http';
import { createEventStream, type EventStream } from '@croupier/provider/event-stream';
import type { BoardChange } from '../play-protocol.ts';
import type { Board } from './board.ts';
import { boardView, isListed, matchDetail, matchView } from './views.ts';

/** Changes are collected for so long before they are sent. */
const flushMs = 250;
/** Without changes watchers get the time, so that they know how old what they see is. */
const aliveMs = 1_000;

export type Streams = ReturnType<typeof createStreams>;

interface Flush {
  readonly ids: readonly string[];
  readonly at: number;
  readonly isTurned: boolean;
  readonly isAliveDue: boolean;
}

/** Sends what changes on the board to its watchers: each message is serialised once for all of them. */
export function createStreams(board: Board, now: () => number) {
  const byVendor = new Map<string, EventStream>();
  const byMatch = new Map<string, EventStream>();
  const changed = new Set<string>();
  const listed = new Map<string, ReadonlySet<string>>();
  let wasSilent = false;
  let aliveAt = 0;

  board.listen({
    changed: (id) => void changed.add(id),
    fixture: () => undefined,
    result: () => undefined,
  });

  function flush(): void {
    board.tick();
    const at = now();
    const isSilent = board.isFeedSilent();
    const isTurned = isSilent !== wasSilent;
    const isAliveDue = at - aliveAt >= aliveMs;
    wasSilent = isSilent;
    if (isAliveDue) aliveAt = at;
    const ids = [...changed];
    changed.clear();
    for (const [vendor, watchers] of byVendor)
      if (watchers.count > 0) sendBoard(vendor, watchers, { ids, at, isTurned, isAliveDue });
    for (const [id, watchers] of byMatch) {
      if (watchers.count === 0) {
        watchers.close();
        byMatch.delete(id);
      } else if (isTurned || ids.includes(id)) sendMatch(id, watchers, at);
      else if (isAliveDue) watchers.send({ name: 'alive', data: { at, isFeedSilent: isSilent } });
    }
  }

  function sendBoard(vendor: string, watchers: EventStream, flushed: Flush): void {
    const { ids, at, isTurned, isAliveDue } = flushed;
    const shown = board.matchesOf(vendor).filter((match) => isListed(match, at));
    const current = new Set(shown.map(({ fixture }) => fixture.match));
    const gone = [...(listed.get(vendor) ?? [])].filter((id) => !current.has(id));
    listed.set(vendor, current);
    const some = isTurned ? shown : shown.filter(({ fixture }) => ids.includes(fixture.match));
    if (some.length === 0 && gone.length === 0 && !isAliveDue) return;
    const change: BoardChange = {
      at,
      isFeedSilent: board.isFeedSilent(),
      matches: some.map((match) => matchView(board, match, at)),
      gone,
    };
    watchers.send({ name: 'board', data: change });
  }

  function sendMatch(id: string, watchers: EventStream, at: number): void {
    const match = board.match(id);
    if (match) watchers.send({ name: 'match', data: matchDetail(board, match, at) });
  }

  const timer = setInterval(flush, flushMs);
  timer.unref();

  return {
    flush,
    watchBoard(vendor: string, answer: ServerResponse): void {
      watchersOf(byVendor, vendor).join(answer, {
        name: 'all',
        data: boardView(board, vendor, now()),
      });
    },
    /** `false` for a match that is not on the board. */
    watchMatch(id: string, answer: ServerResponse): boolean {
      const match = board.match(id);
      const first = match && { name: 'match', data: matchDetail(board, match, now()) };
      if (first) watchersOf(byMatch, id).join(answer, first);
      return match !== null;
    },
    stop(): void {
      clearInterval(timer);
      for (const watchers of [...byVendor.values(), ...byMatch.values()]) watchers.close();
    },
  };
}

function watchersOf(map: Map<string, EventStream>, key: string): EventStream {
  const known = map.get(key) ?? createEventStream();
  map.set(key, known);
  return known;
}
