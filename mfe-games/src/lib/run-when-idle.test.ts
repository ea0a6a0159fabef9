import { waitFor } from '@testing-library/react';
import { pauseIdleRuns, runWhenIdle } from './run-when-idle.ts';

test('what waits is done in the order in which it came, and not what was taken back', async () => {
  const done: string[] = [];
  runWhenIdle(() => done.push('first'));
  const takeBack = runWhenIdle(() => done.push('gone'));
  runWhenIdle(() => done.push('last'));
  takeBack();
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toContain('last'));
  expect(done).toEqual(['first', 'last']);
});

test('nothing is done while somebody types, and all of it once the keys rest', () => {
  jest.useFakeTimers();
  const done: string[] = [];
  runWhenIdle(() => done.push('picture'));
  pauseIdleRuns();
  jest.advanceTimersByTime(250);
  pauseIdleRuns();
  jest.advanceTimersByTime(250);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(500);
  expect(done).toEqual(['picture']);
  jest.useRealTimers();
});
