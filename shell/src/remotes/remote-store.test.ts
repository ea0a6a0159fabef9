import type { ComponentType } from 'react';
import type { SiteModule } from '@croupier/contracts';
import { aModule } from '../testing/makers.ts';
import type { LastGood } from './last-good.ts';
import type { Attempt } from './once.ts';
import { createRemoteStore, giveUpAfterMs, tileAfterMs } from './remote-store.ts';

const games = aModule('mfe-games');
const lottery = aModule('mfe-lottery');
const older = { ...games, version: '0.9.0' };
const Lobby = () => null;
const nameOf = ({ description, version }: SiteModule) => `${description.name} ${version}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A network whose responses the test controls one by one. */
function aNetwork(lastGood: LastGood = async () => null) {
  const asked: {
    name: string;
    attempt: Attempt;
    arrive: (page: ComponentType) => void;
    fail: (error: Error) => void;
  }[] = [];
  const failed: [string, string][] = [];
  const store = createRemoteStore<object>(
    (module, _, attempt) =>
      new Promise((arrive, fail) => asked.push({ name: nameOf(module), attempt, arrive, fail })),
    { lastGood, onFailure: (module, _, error) => failed.push([nameOf(module), String(error)]) },
  );
  return { store, asked, failed };
}

test('a loaded page is ready, and is requested once', async () => {
  const { store, asked } = aNetwork();
  const wanted = store.want(games, 'lobby');
  void store.want(games, 'lobby');
  expect(store.stateOf(games, 'lobby')).toEqual({ state: 'loading' });
  asked[0]?.arrive(Lobby);
  await wanted;
  expect(store.stateOf(games, 'lobby')).toEqual({
    state: 'ready',
    Component: Lobby,
    module: games,
  });
  expect(asked).toHaveLength(1);
});

test('only the remote that is down fails', async () => {
  const { store, asked } = aNetwork();
  const both = [store.want(games, 'lobby'), store.want(lottery, 'lottery')];
  asked[0]?.fail(new Error('down'));
  asked[1]?.arrive(Lobby);
  await Promise.all(both);
  expect(store.stateOf(games, 'lobby')).toMatchObject({ state: 'failed' });
  expect(store.stateOf(lottery, 'lottery')).toMatchObject({ state: 'ready' });
});

test('a retry after a failure loads again and bypasses the browser’s caches', async () => {
  const { store, asked } = aNetwork();
  const changed = jest.fn();
  store.subscribe(changed);
  const first = store.want(games, 'lobby');
  asked[0]?.fail(new Error('down'));
  await first;
  const second = store.retry(games, 'lobby');
  expect(store.stateOf(games, 'lobby')).toEqual({ state: 'loading' });
  asked[1]?.arrive(Lobby);
  await second;
  expect(asked.map(({ attempt }) => attempt)).toEqual(['first', 'again']);
  expect(store.stateOf(games, 'lobby')).toMatchObject({ state: 'ready' });
  expect(changed).toHaveBeenCalledTimes(4);
});

test('a slow remote is replaced by its tile, and replaces the tile when it loads later', async () => {
  const { store, asked } = aNetwork();
  const wanted = store.want(games, 'lobby');
  jest.advanceTimersByTime(tileAfterMs);
  await wanted;
  expect(store.stateOf(games, 'lobby')).toMatchObject({
    state: 'failed',
    error: { name: 'TookTooLong' },
  });
  asked[0]?.arrive(Lobby);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.stateOf(games, 'lobby')).toMatchObject({ state: 'ready' });
});

test('a late failure of a first attempt does not affect the second', async () => {
  const { store, asked } = aNetwork();
  void store.want(games, 'lobby');
  jest.advanceTimersByTime(tileAfterMs);
  void store.retry(games, 'lobby');
  asked[0]?.fail(new Error('late'));
  await jest.advanceTimersByTimeAsync(0);
  expect(store.stateOf(games, 'lobby')).toEqual({ state: 'loading' });
});

test('waiting ends at the last timeout', async () => {
  const { store, asked } = aNetwork();
  void store.want(games, 'lobby');
  await jest.advanceTimersByTimeAsync(giveUpAfterMs);
  asked[0]?.arrive(Lobby);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.stateOf(games, 'lobby')).toMatchObject({ state: 'failed' });
});

test('the last good release replaces a failing one, and the failure is reported', async () => {
  const { store, asked, failed } = aNetwork(async () => older);
  const wanted = store.want(games, 'lobby');
  asked[0]?.fail(new Error('down'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked.map(({ name }) => name)).toEqual(['mfe-games 1.0.0', 'mfe-games 0.9.0']);
  asked[1]?.arrive(Lobby);
  await wanted;
  expect(store.stateOf(games, 'lobby')).toEqual({
    state: 'ready',
    Component: Lobby,
    module: older,
  });
  expect(failed).toEqual([['mfe-games 1.0.0', 'Error: down']]);
});

test('if the last good release also fails, the tile is shown and both failures are reported', async () => {
  const { store, asked, failed } = aNetwork(async () => older);
  const wanted = store.want(games, 'lobby');
  asked[0]?.fail(new Error('down'));
  await jest.advanceTimersByTimeAsync(0);
  asked[1]?.fail(new Error('down, too'));
  await wanted;
  expect(store.stateOf(games, 'lobby')).toMatchObject({ state: 'failed' });
  expect(failed.map(([name]) => name)).toEqual(['mfe-games 1.0.0', 'mfe-games 0.9.0']);
});

test('a mounted page that fails is replaced by the last good release, once', async () => {
  const { store, asked } = aNetwork(async () => older);
  const wanted = store.want(games, 'lobby');
  asked[0]?.arrive(Lobby);
  await wanted;
  void store.markBroken(games, 'lobby');
  await jest.advanceTimersByTimeAsync(0);
  asked[1]?.arrive(Lobby);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.stateOf(games, 'lobby')).toMatchObject({ state: 'ready', module: older });
  await store.markBroken(games, 'lobby');
  expect(asked).toHaveLength(2);
});

test('an automatic retry shows nothing until the piece has loaded, and reports nothing', async () => {
  const { store, asked, failed } = aNetwork();
  const wanted = store.want(games, 'lobby');
  asked[0]?.fail(new Error('down'));
  await wanted;
  const before = store.stateOf(games, 'lobby');
  const first = store.heal(games, 'lobby');
  expect(store.stateOf(games, 'lobby')).toBe(before);
  asked[1]?.fail(new Error('still down'));
  await first;
  expect(store.stateOf(games, 'lobby')).toBe(before);
  expect(failed).toHaveLength(1);

  const second = store.heal(games, 'lobby');
  expect(asked[2]?.attempt).toBe('again');
  asked[2]?.arrive(Lobby);
  await second;
  expect(store.stateOf(games, 'lobby')).toMatchObject({ state: 'ready', Component: Lobby });
  await store.heal(games, 'lobby');
  expect(asked).toHaveLength(3);
});
