import type { BusHandle } from '@croupier/bus';
import {
  events,
  isPayloadOf,
  joinedEvent,
  refusedEvent,
  type LiveTopic,
  type PayloadOf,
  type Topic,
  lastEventParameter,
  livePath,
} from '@croupier/contracts';

export interface LiveStreamOptions {
  /** `lastId`: the last id of the previous stream; the new stream continues after it. */
  readonly open: (lastEventId: string | null) => EventSource;
  /** Id of the newest event when the page's data began to be read; `null`: unknown. */
  readonly from: string | null;
  readonly bus: BusHandle;
  /** Filters the events of the stream: decides which are published on the bus. */
  readonly passes: <T extends LiveTopic>(topic: T, payload: PayloadOf<T>) => boolean;
  /** Events may have been missed: the stream was lost and reconnected, or began at an unknown place. */
  readonly onGap: () => void;
  /** From 0 to 1: spreads the reconnects of many visitors over time. */
  readonly random: () => number;
}

interface LiveStream {
  /** Reconnects as another visitor, after the same event; listeners stay subscribed. */
  restart(): void;
  end(): void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

const rules = new Map<string, { readonly live?: boolean }>(Object.entries(events));
const liveTopics = Object.keys(events).filter((name): name is LiveTopic => isLive(name));

function isLive(name: string): name is LiveTopic {
  return rules.get(name)?.live === true;
}

/** Publishes the platform's live stream on the bus, and reconnects whenever the stream is lost. */
export function startLiveStream({
  open,
  from,
  bus,
  passes,
  onGap,
  random,
}: LiveStreamOptions): LiveStream {
  let source: EventSource | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastEventId = from;
  let mayMiss = from === null;
  /** How long the platform has no capacity for this page's stream, in seconds from the refusal. */
  let refusedForS = 0;

  function connect(): void {
    const opened = open(lastEventId);
    source = opened;
    // Not `open`: a refused stream also opens, only to say when to reconnect.
    opened.addEventListener(joinedEvent, arrive);
    opened.addEventListener(refusedEvent, (event) => {
      refusedForS = retryAfterIn(event.data);
    });
    // The browser's own reconnect has no jitter and stops at the first refusal.
    opened.addEventListener('error', () => lose(opened));
    for (const topic of liveTopics) {
      opened.addEventListener(topic, (event) => {
        arrive(event);
        receive(topic, event.data);
      });
    }
  }

  function lose(lost: EventSource): void {
    lost.close();
    if (lost !== source) return;
    mayMiss = true;
    bus.publish('connection.changed', 'lost');
    waiting = setTimeout(connect, refusedForS * 1_000 + pauseMs(failures, random()));
    refusedForS = 0;
    failures += 1;
  }

  /** The first event of a stream says that the platform has accepted the stream. */
  function arrive(event: MessageEvent): void {
    if (event.lastEventId) lastEventId = event.lastEventId;
    failures = 0;
    if (bus.latest('connection.changed') !== 'live') bus.publish('connection.changed', 'live');
    if (mayMiss) onGap();
    mayMiss = false;
  }

  function receive<T extends LiveTopic>(topic: T, data: string): void {
    const payload = parsed(data);
    // A platform newer than this page may send events that the page does not know.
    if (isPayloadOf(topic, payload) && passes(topic, payload)) publish(topic, payload);
  }

  function publish<T extends Topic>(topic: T, payload: PayloadOf<T>): void {
    bus.publish(topic, payload);
  }

  function end(): void {
    clearTimeout(waiting);
    source?.close();
    source = null;
  }

  connect();
  return {
    end,
    restart() {
      end();
      connect();
    },
  };
}

/** Doubles after each failure, up to a maximum; the pause is a random value between half and all of that. */
export function pauseMs(failures: number, share: number): number {
  const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
  return longest * (0.5 + share / 2);
}

const longestRefusalS = 600;

/** Seconds to wait before reconnecting; 0 for a refusal without a time. */
function retryAfterIn(data: string): number {
  const refusal = parsed(data);
  const seconds = isRecord(refusal) ? refusal['retryAfterS'] : 0;
  return typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, longestRefusalS) : 0;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Opens the platform's live stream, starting after the last received id. */
export function openEvents(platform: string, lastEventId: string | null): EventSource {
  const from =
    lastEventId === null ? '' : `?${lastEventParameter}=${encodeURIComponent(lastEventId)}`;
  return new EventSource(`${platform}${livePath}${from}`, { withCredentials: true });
}
