import { followStream } from './follow-stream.ts';

const opened: Stream[] = [];

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor() {
    super();
    opened.push(this);
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }

  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  opened.length = 0;
  jest.useFakeTimers();
  Object.assign(window, { EventSource: Stream });
});
afterEach(() => void jest.useRealTimers());

test('a refused stream is opened again until it is no longer followed', async () => {
  const messages: string[] = [];
  const stop = followStream('/stream', { news: (data) => messages.push(data) });
  opened[0]?.refuse();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(opened).toHaveLength(2);
  opened[1]?.dispatchEvent(new MessageEvent('news', { data: 'back' }));
  expect(messages).toEqual(['back']);
  opened[1]?.refuse();
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(opened).toHaveLength(2);
});

test('a stream of something that is over is not opened again', async () => {
  followStream('/stream', {}, async () => false);
  opened[0]?.refuse();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(opened).toHaveLength(1);
});
