import type { StoredEvent } from './live.store.ts';

/** One open stream: how to write to it and how to end it. */
export interface StreamSink {
  /** `false` if the visitor reads too slowly to keep the stream. */
  write(text: string): boolean;
  close(): void;
}

export interface Stream {
  readonly outlet: StreamSink;
  readonly audiences: readonly string[];
  /** Events that arrive while the missed events are read; `null` afterwards. */
  waiting: { event: StoredEvent; text: string }[] | null;
  /** Ids that were sent as missed events and must not be sent again. */
  readonly sent: Set<bigint>;
  /** Removes a visitor's stream from the count of its address. */
  readonly uncount: () => void;
}

/** The open streams, all of them and by audience. */
export function createStreamIndex() {
  const streams = new Set<Stream>();

  const byAudience = new Map<string, Set<Stream>>();

  function add(stream: Stream): void {
    streams.add(stream);
    for (const audience of stream.audiences) {
      const held = byAudience.get(audience) ?? new Set();
      byAudience.set(audience, held.add(stream));
    }
  }

  function remove(stream: Stream): void {
    if (!streams.delete(stream)) return;
    stream.uncount();
    for (const audience of stream.audiences) {
      const held = byAudience.get(audience);
      held?.delete(stream);
      if (held?.size === 0) byAudience.delete(audience);
    }
  }

  return { streams, byAudience, add, remove };
}
