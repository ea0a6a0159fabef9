import { joinedEvent } from '@croupier/contracts';

/**
 * The platform's side of the live stream: each connection is an `EventSource` through which the test sends.
 */
export class FakeStream {
  readonly openings: FakeSource[] = [];

  opened(lastEventId: string | null = null): EventSource {
    const source = new FakeSource(lastEventId);
    this.openings.push(source);
    // The stream uses only the methods of a plain event target, and `close`.
    return source as unknown as EventSource;
  }

  get latest(): FakeSource {
    const source = this.openings.at(-1);
    if (!source) throw new Error('no page opened the stream');
    return source;
  }
}

class FakeSource extends EventTarget {
  isClosed = false;
  /** The id after which the stream was requested. */
  readonly lastEventId: string | null;

  constructor(lastEventId: string | null) {
    super();
    this.lastEventId = lastEventId;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Simulates that the platform accepts the stream. */
  open(): void {
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent(joinedEvent, { data: '{}' }));
  }

  lose(): void {
    this.dispatchEvent(new Event('error'));
  }

  emit(topic: string, payload: unknown, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify(payload), lastEventId }));
  }
}
