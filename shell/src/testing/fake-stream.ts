/** The platform's end of the live stream: each opening is an `EventSource` that the test speaks through. */
export class FakeStream {
  readonly openings: FakeSource[] = [];

  opened(): EventSource {
    const source = new FakeSource();
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

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  lose(): void {
    this.dispatchEvent(new Event('error'));
  }

  say(topic: string, payload: unknown): void {
    this.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify(payload) }));
  }
}
