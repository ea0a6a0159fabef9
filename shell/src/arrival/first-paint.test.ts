import { firstPaint } from './first-paint.ts';

let frame: (() => void) | null = null;

beforeEach(() => {
  jest.useFakeTimers();
  frame = null;
  window.requestAnimationFrame = (next) => {
    frame = () => next(0);
    return 1;
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Whether the code may run, told when asked. */
function waiting(): () => boolean {
  let isOver = false;
  void firstPaint().then(() => (isOver = true));
  return () => isOver;
}

test('code waits until the frame that holds the whole page has been painted', async () => {
  const isOver = waiting();
  await jest.advanceTimersByTimeAsync(16);
  expect(isOver()).toBe(false);
  frame?.();
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('a page that is not painted waits no longer than a moment', async () => {
  const isOver = waiting();
  await jest.advanceTimersByTimeAsync(299);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('a page that nobody looks at does not wait', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const isOver = waiting();
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});
