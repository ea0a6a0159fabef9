import { act, screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { useServerNow } from './server-clock.ts';

function ServerNow() {
  return <time>{useServerNow(1_000).toISOString()}</time>;
}

const shown = () => screen.getAllByRole('time').map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('all components that show the time update together, by one timer that stops with the last of them', async () => {
  const started = jest.spyOn(globalThis, 'setInterval');
  const ended = jest.spyOn(globalThis, 'clearInterval');
  const { unmount } = await renderInHost(
    <>
      <ServerNow />
      <ServerNow />
    </>,
    { site: { serverTime: '2026-01-01T12:00:00.000Z' } },
  );
  const ours = started.mock.calls.flatMap(([, everyMs], at) =>
    everyMs === 1_000 ? [started.mock.results[at]?.value] : [],
  );
  expect(ours).toHaveLength(1);
  act(() => jest.advanceTimersByTime(2_000));
  expect(shown()).toEqual(['2026-01-01T12:00:02.000Z', '2026-01-01T12:00:02.000Z']);
  expect(ended.mock.calls.flat()).not.toContain(ours[0]);
  unmount();
  expect(ended.mock.calls.flat()).toContain(ours[0]);
});
