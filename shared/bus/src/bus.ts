import { events, isPayloadOf, isTopic, type PayloadOf, type Topic } from '@croupier/contracts';
import { Observable, ReplaySubject, Subject } from 'rxjs';

/** A published fact with its owner: the bus reports it to its watchers, such as the events panel. */
export interface PublishedEvent {
  readonly owner: string;
  readonly topic: Topic;
  readonly payload: unknown;
  readonly at: number;
}

/** What one owner may publish and receive. Its subscriptions end together. */
export interface BusHandle {
  readonly owner: string;
  /**
   * Throws `NotPublished` if the owner may not publish the topic, or the payload does not match the topic.
   */
  publish<T extends Topic>(topic: T, payload: PayloadOf<T>): void;
  /**
   * Calls `listener` for each fact, replayed as the event table declares, until the handle ends or the
   * returned function is called. A listener that throws is reported and does not affect others.
   */
  on<T extends Topic>(topic: T, listener: (payload: PayloadOf<T>) => void): () => void;
  /** The same facts as an RxJS stream, for composition; it completes when the owner's handle ends. */
  observe<T extends Topic>(topic: T): Observable<PayloadOf<T>>;
  /** The latest payload of a topic with replay; `undefined` before the first. */
  latest<T extends Topic>(topic: T): PayloadOf<T> | undefined;
  end(): void;
}

export interface Owner {
  readonly name: string;
  readonly publishes: readonly string[] | 'everything';
}

export interface Bus {
  /** A handle for an owner; ending it ends all its subscriptions. */
  handleFor(owner: Owner): BusHandle;
  /** Receives every published fact, for the events panel. No replay. */
  readonly published: Observable<PublishedEvent>;
}

export interface BusOptions {
  /** Transports cross-tab topics; absent if the browser does not support it. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** Called when a subscriber throws; the others still get the fact. */
  readonly onError: (owner: string, topic: Topic, error: unknown) => void;
  /** Called when a fact is refused: no subscriber got it. */
  readonly onRefused: (owner: string, topic: string, error: NotPublished) => void;
}

/** A programming error of a module, found by its tests; on a player's page it is reported. */
export class NotPublished extends Error {
  override name = 'NotPublished';
}

interface CrossTabMessage {
  readonly topic: Topic;
  readonly payload: never;
}

/** The typed bus. Topics, payloads and replay rules come from the event table. */
export function createBus({ channel, onError, onRefused }: BusOptions): Bus {
  const subjects = new Map<Topic, Subject<never>>();
  const latest = new Map<Topic, never>();
  const published = new Subject<PublishedEvent>();

  function subjectOf(topic: Topic): Subject<never> {
    const known = subjects.get(topic);
    if (known) return known;
    const made =
      events[topic].replay === 'last' ? new ReplaySubject<never>(1) : new Subject<never>();
    subjects.set(topic, made);
    return made;
  }

  function deliver(owner: string, topic: Topic, payload: never): void {
    if (events[topic].replay === 'last') latest.set(topic, payload);
    published.next({ owner, topic, payload, at: Date.now() });
    subjectOf(topic).next(payload);
  }

  channel?.addEventListener('message', (event) => {
    const message: unknown = event.data;
    if (isCrossTabMessage(message)) deliver('another tab', message.topic, message.payload);
  });

  function handleFor(owner: Owner): BusHandle {
    const ended = new Subject<void>();

    function publish<T extends Topic>(topic: T, payload: PayloadOf<T>): void {
      const refusal = refusalOf(owner, topic, payload);
      if (refusal) {
        const error = new NotPublished(refusal);
        onRefused(owner.name, topic, error);
        throw error;
      }
      // The table maps a topic to its payload; the maps below hold all topics and cannot express that type.
      deliver(owner.name, topic, payload as never);
      if (events[topic].crossTab) channel?.postMessage({ topic, payload });
    }

    function observe<T extends Topic>(topic: T): Observable<PayloadOf<T>> {
      return new Observable((subscriber) => {
        const stop = ended.subscribe(() => subscriber.complete());
        const subscription = subjectOf(topic).subscribe((payload) => subscriber.next(payload));
        return () => {
          stop.unsubscribe();
          subscription.unsubscribe();
        };
      });
    }

    function on<T extends Topic>(topic: T, listener: (payload: PayloadOf<T>) => void): () => void {
      const subscription = observe(topic).subscribe((payload) => {
        try {
          listener(payload);
        } catch (error) {
          onError(owner.name, topic, error);
        }
      });
      return () => subscription.unsubscribe();
    }

    return {
      owner: owner.name,
      publish,
      on,
      observe,
      latest: (topic) => latest.get(topic),
      end: () => ended.next(),
    };
  }

  return { handleFor, published };
}

/** Why an owner may not publish this; `null` if it may. A module's border is not type-checked. */
function refusalOf({ name, publishes }: Owner, topic: string, payload: unknown): string | null {
  if (!isTopic(topic)) return `${name} may not publish ${topic}: there is no such topic`;
  const rule = events[topic];
  const isHost = publishes === 'everything';
  if (!isHost && !publishes.includes(topic))
    return `${name} may not publish ${topic}: declare it in module.json`;
  if (!isHost && !rule.isOpen && rule.owner !== name)
    return `${name} may not publish ${topic}: it is a fact of ${rule.owner ?? 'the host'}`;
  if (!isPayloadOf(topic, payload))
    return `${name} may not publish this as ${topic}: the payload is not the one of the event table`;
  return null;
}

/** Another tab may run another version of the site. */
function isCrossTabMessage(data: unknown): data is CrossTabMessage {
  if (typeof data !== 'object' || data === null || !('topic' in data)) return false;
  const { topic } = data;
  if (typeof topic !== 'string' || !isTopic(topic) || !events[topic].crossTab) return false;
  return isPayloadOf(topic, 'payload' in data ? data.payload : undefined);
}
