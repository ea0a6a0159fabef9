import { waitFor } from '@testing-library/react';
import { pauseIdleRuns, runWhenIdle } from './run-when-idle.ts';

test('queued actions run in order, without the cancelled ones', async () => {
  const done: string[] = [];
  runWhenIdle(() => done.push('first'));
  const takeBack = runWhenIdle(() => done.push('gone'));
  runWhenIdle(() => done.push('last'));
  takeBack();
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toContain('last'));
  expect(done).toEqual(['first', 'last']);
});

test('no action runs while the visitor types, and all run after typing stops', () => {
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
