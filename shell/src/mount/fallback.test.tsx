import { useEvent } from '@croupier/bus';
import type { SiteModule } from '@croupier/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { FileNotLoaded, LoadTimeout } from '../remotes/failure-log.ts';
import type { LoadRemote } from '../remotes/load-remote.ts';
import { aModule, aRemote } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

const slot = {
  into: 'home.main',
  part: 'hot',
  order: 1,
  height: { phone: 9, desktop: 9 },
} as const;
const games = aModule('mfe-games', { slots: [slot] });
const older: SiteModule = { ...games, version: '0.9.0' };
const answers = { reportFailure: undefined };

/** The part of each release; an unlisted release is down. */
function releases(parts: Readonly<Record<string, ComponentType>>): LoadRemote {
  return async ({ version }) => {
    const Part = parts[version];
    if (!Part) throw new Error(`${version} is down`);
    return aRemote({ parts: { hot: async () => ({ Part }) } });
  };
}

const Good = () => <p>The older games</p>;
const reports = (called: readonly { name: string; input: unknown }[]) =>
  called.filter(({ name }) => name === 'reportFailure').map(({ input }) => input);

test('a release that does not load is replaced by the last good one, and is reported', async () => {
  const { called } = await renderShell({
    site: { modules: [games] },
    loadRemote: releases({ '0.9.0': Good }),
    lastGood: async () => older,
    answers,
  });
  expect(await screen.findByText('The older games')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reports(called)).toMatchObject([
    { module: 'mfe-games', version: '1.0.0', kind: 'start', piece: 'hot', ticket: 'ticket-1' },
  ]);
});

test('a release that throws while it renders is also replaced', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const { called } = await renderShell({
    site: { modules: [games] },
    loadRemote: releases({ '1.0.0': Broken, '0.9.0': Good }),
    lastGood: async () => older,
    onCaughtError: jest.fn(),
    answers,
  });
  expect(await screen.findByText('The older games')).toBeInTheDocument();
  expect(reports(called)).toMatchObject([{ version: '1.0.0', kind: 'render', piece: 'hot' }]);
});

test('in a preview a failing release shows its failure, without a replacement', async () => {
  await renderShell({
    site: {
      modules: [games],
      preview: { module: 'mfe-games', version: '1.0.0', expiresAt: '2026-01-05T13:00:00Z' },
    },
    loadRemote: releases({ '0.9.0': Good }),
    lastGood: async () => older,
    answers,
  });
  expect(await screen.findByText(/The mfe-games could not be shown/)).toBeInTheDocument();
  expect(screen.queryByText('The older games')).not.toBeInTheDocument();
});

test('a bus listener that throws is reported with its module’s name; its part stays mounted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = () => {
    useEvent('site.changed', () => {
      throw new Error('broken listener');
    });
    return <p>Hot games</p>;
  };
  const { called, stream } = await renderShell({
    site: { modules: [games] },
    loadRemote: releases({ '1.0.0': Part }),
    answers,
  });
  await screen.findByText('Hot games');
  act(() => stream.latest.emit('site.changed', { brand: 'padma' }));
  expect(await screen.findByText(/Something in The mfe-games/)).toBeInTheDocument();
  expect(screen.getByText('Hot games')).toBeInTheDocument();
  await waitFor(() =>
    expect(reports(called)).toMatchObject([
      { kind: 'bus', piece: 'site.changed', detail: 'Error: broken listener' },
    ]),
  );
  jest.restoreAllMocks();
});

test('an event that the module may not publish is reported, and no listener receives it', async () => {
  const Part = () => <p>Hot games</p>;
  const { called, shell } = await renderShell({
    site: { modules: [games] },
    loadRemote: releases({ '1.0.0': Part }),
    answers,
  });
  const received: unknown[] = [];
  shell.own.on('overlay.requested', (fact) => received.push(fact));
  const handle = shell.bus.handleFor({ name: 'mfe-games', publishes: [] });
  expect(() => handle.publish('overlay.requested', { overlay: 'member-centre' })).toThrow();
  expect(received).toEqual([]);
  expect(reports(called)).toMatchObject([{ kind: 'foreign-topic', piece: 'overlay.requested' }]);
});

test('a part that failed to load while offline shows that, and loads automatically when online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lines: Record<string, ComponentType> = {};
  await renderShell({ site: { modules: [games] }, loadRemote: releases(lines), answers });
  expect(await screen.findByText('You are offline')).toBeVisible();
  lines['1.0.0'] = Good;
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The older games')).toBeVisible();
});

test('a part that failed to load while the platform was down loads automatically when it is back', async () => {
  const lines: Record<string, ComponentType> = {};
  const { stream } = await renderShell({
    site: { modules: [games] },
    loadRemote: releases(lines),
    answers,
  });
  expect(await screen.findByText(/The mfe-games could not be shown/)).toBeVisible();
  lines['1.0.0'] = Good;
  jest.useFakeTimers();
  try {
    act(() => stream.latest.lose());
    act(() => void jest.runOnlyPendingTimers());
  } finally {
    jest.useRealTimers();
  }
  act(() => stream.latest.open());
  expect(await screen.findByText('The older games')).toBeVisible();
});

test.each([
  [new FileNotLoaded('/modules/mfe-games/1.0.0/7.css'), /files did not arrive/],
  [new LoadTimeout('mfe-games', 8_000), /longer than usual/],
  [new TypeError('x is undefined'), /wrong on our side/],
])('a tile says what kind of failure it was, and nothing of the code: %s', async (error, words) => {
  await renderShell({
    site: { modules: [games] },
    loadRemote: () => Promise.reject(error),
    answers,
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/undefined|8 s/)).toBeNull();
});

test('the loader’s message is available for customer service, collapsed', async () => {
  await renderShell({
    site: { modules: [games] },
    loadRemote: () => Promise.reject(new FileNotLoaded('/modules/mfe-games/1.0.0/7.css')),
    answers,
  });
  const message = await screen.findByText('Loading CSS chunk 7 failed');
  expect(message).not.toBeVisible();
  await userEvent.click(screen.getByText('For customer service'));
  expect(message).toBeVisible();
});
