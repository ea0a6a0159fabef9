import { act, render } from '@testing-library/react';
import { SelfHealing, healAfterMs } from './self-healing.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function failing(isPassing = true) {
  const heal = jest.fn(async () => undefined);
  const { unmount } = render(<SelfHealing isPassing={isPassing} heal={heal} />);
  return { heal, unmount };
}

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a failed piece is retried at growing intervals until its tile is removed', async () => {
  const { heal, unmount } = failing();
  await later(3_999);
  expect(heal).not.toHaveBeenCalled();
  await later(1);
  expect(heal).toHaveBeenCalledTimes(1);
  await later(8_000);
  expect(heal).toHaveBeenCalledTimes(2);
  await later(16_000);
  expect(heal).toHaveBeenCalledTimes(3);
  unmount();
  await later(600_000);
  expect(heal).toHaveBeenCalledTimes(3);
});

test('a permanent failure is not retried automatically', async () => {
  const { heal } = failing(false);
  await later(600_000);
  expect(heal).not.toHaveBeenCalled();
});

test('a hidden page retries only when it is shown', async () => {
  const { heal } = failing();
  hide(true);
  await later(600_000);
  expect(heal).not.toHaveBeenCalled();
  hide(false);
  await later(4_000);
  expect(heal).toHaveBeenCalledTimes(1);
});

test('each wait is twice as long as the one before, up to a minute', () => {
  expect([0, 1, 2, 3, 4, 50].map((tries) => healAfterMs(tries, 1))).toEqual([
    4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('pages that failed at the same time retry at different times', () => {
  expect(healAfterMs(2, 0)).toBe(8_000);
  expect(healAfterMs(2, 0.5)).toBe(12_000);
});
