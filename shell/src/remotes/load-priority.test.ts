import { waitFor } from '@testing-library/react';
import { aModule } from '../testing/makers.ts';
import { createLoadPriority, afterPriorityLoads } from './load-priority.ts';

const Part = () => null;
const games = aModule('mfe-games');

function held() {
  let arrive = () => {};
  const coming = new Promise<void>((arrived) => (arrive = arrived));
  return { coming, arrive };
}

test('a part is neither fetched nor shown before the requested piece has loaded', async () => {
  const precedence = createLoadPriority();
  const [page, code] = [held(), held()];
  const done: string[] = [];
  const load = afterPriorityLoads<object>(async () => {
    done.push('fetched');
    await code.coming;
    return Part;
  }, precedence);

  precedence.goesFirst(page.coming);
  const shown = load(games, 'hero', 'first').then(() => done.push('shown'));
  await Promise.resolve();
  expect(done).toEqual([]);
  page.arrive();
  await waitFor(() => expect(done).toEqual(['fetched']));

  const overlay = held();
  precedence.goesFirst(overlay.coming);
  code.arrive();
  await code.coming;
  expect(done).toEqual(['fetched']);
  overlay.arrive();
  await shown;
});

test('a requested piece that fails delays no other piece', async () => {
  const precedence = createLoadPriority();
  precedence.goesFirst(Promise.reject(new Error('down')));
  await precedence.turn();
});

test('a part waits at most three seconds', async () => {
  jest.useFakeTimers();
  try {
    const precedence = createLoadPriority();
    precedence.goesFirst(new Promise(() => undefined));
    const passed = jest.fn();
    const turn = precedence.turn().then(passed);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(passed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await turn;
    expect(passed).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
