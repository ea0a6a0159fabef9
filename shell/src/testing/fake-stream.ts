import { joinedEvent } from '@croupier/contracts';

/** The platform's end of the live stream: each opening is an `EventSource` that the test speaks through. */
export class FakeStream {
  readonly openings: FakeSource[] = [];

  opened(heard: string | null = null): EventSource {
    const source = new FakeSource(heard);
    this.openings.push(source);
    // The stream uses what a plain event target has, and `close`.
    return source as unknown as EventSource;
  }

  get latest(): FakeSource {
    const source = this.openings.at(-1);
    if (!source) throw new Error('nobody opened the stream');
    return source;
  }
}

class FakeSource extends EventTarget {
  isClosed = false;
  /** From where on it was asked for. */
  readonly heard: string | null;

  constructor(heard: string | null) {
    super();
    this.heard = heard;
  }

  close(): void {
    this.isClosed = true;
  }

  /** The platform takes the stream in. */
  open(): void {
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent(joinedEvent, { data: '{}' }));
  }

  lose(): void {
    this.dispatchEvent(new Event('error'));
  }

  say(topic: string, payload: unknown, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify(payload), lastEventId }));
  }
}
