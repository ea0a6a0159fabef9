import { waitFor } from '@testing-library/react';
import { inTurn } from './turns.ts';

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
