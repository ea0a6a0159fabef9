import { createVerificationChannel } from './verification-channel.ts';

const { origin } = window.location;
const send = {
  kind: 'send',
  countryDialingCode: '880',
  mobileNo: '1712345601',
  language: 'en',
} as const;

/** A frame whose page sends the messages of the test, and records those it receives. */
function aPage() {
  const page = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!page) throw new Error('the frame has no window');
  const received: unknown[] = [];
  jest.spyOn(page, 'postMessage').mockImplementation((message: unknown) => received.push(message));
  const post = (data: unknown, { source = page, from = origin } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  return { page, received, post };
}

test('a request waits until the page is ready, and its answer settles it', async () => {
  const channel = createVerificationChannel();
  const { page, received, post } = aPage();
  channel.connect(page, () => undefined);
  const sent = channel.ask(send);
  expect(received).toEqual([]);
  post({ kind: 'ready' });
  expect(received).toEqual([send]);
  post({ kind: 'sent' });
  expect(await sent).toEqual({ kind: 'sent' });
});

test('only messages of the page in the frame are accepted', async () => {
  const channel = createVerificationChannel();
  const { page, post } = aPage();
  const heights: number[] = [];
  channel.connect(page, (height) => heights.push(height));
  post({ kind: 'ready' });
  const confirmed = channel.ask({ kind: 'confirm', code: '123456' });
  post({ kind: 'confirmed', idToken: 'forged' }, { source: window });
  post({ kind: 'confirmed', idToken: 'forged' }, { from: 'https://evil.example' });
  post({ kind: 'confirmed' });
  post({ kind: 'height', height: 480 });
  post({ kind: 'confirmed', idToken: 'real' });
  expect(await confirmed).toEqual({ kind: 'confirmed', idToken: 'real' });
  expect(heights).toEqual([480]);
});

test('a new request and the end of the frame end the request before', async () => {
  const channel = createVerificationChannel();
  const { page, post } = aPage();
  const disconnect = channel.connect(page, () => undefined);
  post({ kind: 'ready' });
  const first = channel.ask(send);
  const second = channel.ask(send);
  expect(await first).toEqual({ kind: 'failed', code: 'auth/cancelled-popup-request' });
  disconnect();
  expect(await second).toEqual({ kind: 'failed', code: 'auth/popup-closed-by-user' });
});

test('a page that does not load is a failure after a while', async () => {
  jest.useFakeTimers();
  const channel = createVerificationChannel();
  channel.connect(aPage().page, () => undefined);
  const sent = channel.ask(send);
  jest.advanceTimersByTime(20_000);
  expect(await sent).toEqual({ kind: 'failed', code: 'auth/network-request-failed' });
  jest.useRealTimers();
});
