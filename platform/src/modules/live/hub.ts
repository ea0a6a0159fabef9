import { joinedEvent, type StreamRefusal } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { eventsFor, type StoredEvent } from './live.store.ts';
import { readPosition } from './position.ts';
import { createVisitorCount, everyPlaceTaken, type StreamBounds } from './stream-bounds.ts';
import { createStreamIndex, type StreamSink, type Stream } from './stream-index.ts';

export interface Subscription {
  readonly outlet: StreamSink;
  readonly brand: string;
  readonly member: string | null;
  /** A trial account is free and identifies no person: its streams count as those of a visitor. */
  readonly isTrial: boolean;
  /** Address of the visitor; counted only for visitors and trial accounts. */
  readonly ip: string;
  /** The `Last-Event-ID` of a reconnecting visitor. */
  readonly lastEventId: string | null;
}

export interface Hub {
  /**
   * Adds a stream and sends the missed events. Returns the function that removes it, or why it is refused.
   */
  join(subscription: Subscription): (() => void) | StreamRefusal;
  /** Sends an event to its audience; `position` is the id that a stream sends back when it reconnects. */
  deliver(event: StoredEvent, position: string): void;
  /** From now on new streams can get a position. */
  begin(position: () => string): void;
  /** The `id:` that continues after all events delivered so far; empty before `begin`. */
  position(): string;
  /** Sends a heartbeat on every stream. */
  sendHeartbeat(): void;
  /** Ends every stream. */
  close(): void;
  readonly size: number;
}

const missedAtMost = 500;

const nothing = () => undefined;

export function createHub(db: Db, bounds: StreamBounds): Hub {
  const visitors = createVisitorCount(bounds);
  const { streams, byAudience, add, remove } = createStreamIndex();
  let position = () => '';

  function join({
    outlet,
    brand,
    member,
    isTrial,
    ip,
    lastEventId,
  }: Subscription): (() => void) | StreamRefusal {
    if (streams.size >= bounds.total) return everyPlaceTaken;
    const uncount = member && !isTrial ? nothing : visitors.enter(ip);
    if (typeof uncount !== 'function') return uncount;
    const audiences = ['everybody', `brand:${brand}`, ...(member ? [`member:${member}`] : [])];
    const stream: Stream = { outlet, audiences, waiting: [], sent: new Set(), uncount };
    if (member) dropOldest(`member:${member}`);
    add(stream);
    void catchUp(stream, lastEventId);
    return () => remove(stream);
  }

  /**
   * Missed events first, then events that arrived meanwhile: the stream is already in the hub while they are
   * read, so none is lost.
   */
  async function catchUp(stream: Stream, lastEventId: string | null): Promise<void> {
    const { audiences } = stream;
    const since = lastEventId === null ? null : readPosition(lastEventId);
    try {
      const missed = since ? await eventsFor(db, { ...since, audiences, limit: missedAtMost }) : [];
      for (const event of missed) {
        stream.sent.add(event.id);
        send(stream, textOf(event, null));
      }
    } catch {
      return drop(stream); // it comes back with the same position
    }
    const waiting = stream.waiting ?? [];
    stream.waiting = null;
    if (waiting.length === 0)
      send(stream, `event: ${joinedEvent}\nid: ${position()}\ndata: {}\n\n`);
    for (const { event, text } of waiting) sendOnce(stream, event, text);
  }

  function deliver(event: StoredEvent, at: string): void {
    const text = textOf(event, at);
    for (const stream of byAudience.get(event.audience) ?? []) {
      if (stream.waiting) stream.waiting.push({ event, text });
      else sendOnce(stream, event, text);
    }
  }

  function sendOnce(stream: Stream, event: StoredEvent, text: string): void {
    if (!stream.sent.delete(event.id)) send(stream, text);
  }

  function send(stream: Stream, text: string): void {
    if (!stream.outlet.write(text)) drop(stream);
  }

  function drop(stream: Stream): void {
    remove(stream);
    stream.outlet.close();
  }

  function dropOldest(audience: string): void {
    const held = byAudience.get(audience);
    const [oldest] = held ?? [];
    if (oldest && held && held.size >= bounds.perMember) drop(oldest);
  }

  return {
    join,
    deliver,
    begin: (current) => {
      position = current;
    },
    position: () => position(),
    sendHeartbeat: () => streams.forEach((stream) => send(stream, ': \n\n')),
    close: () => streams.forEach(drop),
    get size() {
      return streams.size;
    },
  };
}

/** Serialized once for all receivers. JSON contains no line break, so one `data:` line is enough. */
function textOf({ topic, payload }: StoredEvent, at: string | null): string {
  return `event: ${topic}\n${at === null ? '' : `id: ${at}\n`}data: ${payload}\n\n`;
}
