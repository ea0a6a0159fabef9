import { repeat } from './repeat.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that found nothing waits longer for its next run, until it finds something', async () => {
  let found: void | 'idle' = 'idle';
  const work = jest.fn(async () => found);
  const repeated = repeat(work, 500, 2_000);
  await jest.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(work).toHaveBeenCalledTimes(1);
  found = undefined;
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(3);
  await repeated.stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(3);
});
