import { waitFor } from '@testing-library/react';
import { holdTurns, inTurn } from './turns.ts';

test('what waits is done in the order in which it came, and not what was taken back', async () => {
  const done: string[] = [];
  inTurn(() => done.push('first'));
  const takeBack = inTurn(() => done.push('gone'));
  inTurn(() => done.push('last'));
  takeBack();
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toContain('last'));
  expect(done).toEqual(['first', 'last']);
});

test('nothing is done while somebody types, and all of it once the keys rest', () => {
  jest.useFakeTimers();
  const done: string[] = [];
  inTurn(() => done.push('picture'));
  holdTurns();
  jest.advanceTimersByTime(250);
  holdTurns();
  jest.advanceTimersByTime(250);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(500);
  expect(done).toEqual(['picture']);
  jest.useRealTimers();
});
