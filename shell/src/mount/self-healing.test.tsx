import { act, render } from '@testing-library/react';
import { FileNotLoaded } from '../remotes/file-not-loaded.ts';
import { SelfHealing } from './self-healing.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function failing(error: unknown) {
  const heal = jest.fn(async () => undefined);
  const { unmount } = render(<SelfHealing error={error} heal={heal} />);
  return { heal, unmount };
}

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('files that did not come are asked for again, at growing distances, until the tile is gone', async () => {
  const { heal, unmount } = failing(new FileNotLoaded('/modules/x.js'));
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

test('code that breaks is not run again by itself', async () => {
  const { heal } = failing(new Error('it throws'));
  await later(600_000);
  expect(heal).not.toHaveBeenCalled();
});

test('a page that nobody looks at waits until somebody does', async () => {
  const { heal } = failing(new FileNotLoaded('/modules/x.js'));
  hide(true);
  await later(600_000);
  expect(heal).not.toHaveBeenCalled();
  hide(false);
  await later(4_000);
  expect(heal).toHaveBeenCalledTimes(1);
});
