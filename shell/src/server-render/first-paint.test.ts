import { firstPaint, preloadFiles } from './first-paint.ts';

let show: (() => void) | null = null;
let watched: PerformanceObserverInit | undefined;

class FakeObserver {
  constructor(tell: () => void) {
    show = tell;
  }
  observe(init: PerformanceObserverInit): void {
    watched = init;
  }
  disconnect(): void {
    show = null;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: FakeObserver });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

/** Returns a function that says whether the code may run. */
function waiting(): () => boolean {
  let isOver = false;
  void firstPaint().then(() => (isOver = true));
  return () => isOver;
}

test('code waits until the browser reports the first paint, also one that happened before', async () => {
  const isOver = waiting();
  await jest.advanceTimersByTimeAsync(16);
  expect(isOver()).toBe(false);
  expect(watched).toEqual({ type: 'paint', buffered: true });
  show?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  expect(show).toBeNull();
});

test('a page without a paint waits only a moment', async () => {
  const isOver = waiting();
  await jest.advanceTimersByTimeAsync(299);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('a hidden page does not wait', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const isOver = waiting();
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});

test('files that the platform lists for later are fetched from the head, once', () => {
  document.body.innerHTML =
    '<template id="after-picture"><link rel="preload" as="script" href="/page.js"></template>';
  expect(document.head.querySelector('link')).toBeNull();
  preloadFiles();
  preloadFiles();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/page.js']);
});

test('a page without such files continues', () => {
  document.body.replaceChildren();
  expect(() => preloadFiles()).not.toThrow();
});
