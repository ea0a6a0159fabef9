import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

const games = aModule('mfe-games', {
  topics: { publishes: ['sign-in.requested'], reads: ['session.changed'] },
});

/** Passes browser measurements to the panel. */
let measured: (files: readonly object[]) => void;
beforeEach(() => {
  measured = () => undefined;
  Object.assign(globalThis, {
    PerformanceResourceTiming: Object,
    PerformanceObserver: class {
      constructor(report: (list: { getEntries: () => readonly object[] }) => void) {
        measured = (files) => report({ getEntries: () => files });
      }
      observe() {}
      disconnect() {}
    },
  });
});

const panel = () => screen.findByRole('complementary', { name: 'Inspect this page' });

test('a visitor without permission gets no panel, whatever the address', async () => {
  await renderShell({ path: '/?inspect', site: { modules: [games] } });
  await act(async () => undefined);
  expect(screen.queryByRole('complementary', { name: 'Inspect this page' })).toBeNull();
});

test('without ?inspect there is no panel', async () => {
  await renderShell({ path: '/', site: { modules: [games], canInspect: true } });
  await act(async () => undefined);
  expect(screen.queryByRole('complementary', { name: 'Inspect this page' })).toBeNull();
});

test('each module shows its release, source, topics and failures', async () => {
  const { shell } = await renderShell({
    path: '/?inspect',
    site: { modules: [games], canInspect: true },
    answers: { reportFailure: undefined },
  });
  const card = within(await panel()).getByRole('region', { name: 'mfe-games' });
  expect(card).toHaveTextContent('1.0.0');
  expect(card).toHaveTextContent('/modules/mfe-games/1.0.0/');
  expect(card).toHaveTextContent('sign-in.requested');
  expect(card).toHaveTextContent('session.changed');
  act(() =>
    shell.failures.note({ module: games, kind: 'render', piece: 'lobby', error: new Error('x') }),
  );
  expect(card).toHaveTextContent('render lobby: Error: x');
});

test('a module that loads later shows its growing load cost', async () => {
  await renderShell({ path: '/?inspect', site: { modules: [games], canInspect: true } });
  const card = within(await panel()).getByRole('region', { name: 'mfe-games' });
  expect(card).toHaveTextContent('Not loaded yet');
  const file = (name: string, duration: number) => ({ name, duration, encodedBodySize: 2_048 });
  const own = 'http://localhost/modules/mfe-games/1.0.0';
  act(() => measured([file(`${own}/remote-entry.js`, 20), file('http://localhost/x.js', 900)]));
  act(() => measured([file(`${own}/page.js`, 30)]));
  expect(card).toHaveTextContent('2 files, 4 KB in 30 ms');
});

test('bus events are shown with their sender, also those from before the panel opened', async () => {
  const { shell } = await renderShell({
    path: '/?inspect',
    site: { modules: [games], canInspect: true },
  });
  await userEvent.click(within(await panel()).getByRole('radio', { name: 'Events' }));
  expect(await screen.findByText('session.changed')).toBeInTheDocument();
  act(() => shell.own.publish('theme.changed', 'light'));
  const [latest] = within(await panel()).getAllByRole('listitem');
  expect(latest).toHaveTextContent('theme.changed');
  expect(latest).toHaveTextContent('by shell');
  expect(latest).toHaveTextContent('"light"');
});

test('an address without a build shows instructions', async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError('refused')) });
  AbortSignal.timeout ??= () => new AbortController().signal;
  await renderShell({
    path: '/?inspect',
    site: { modules: [games], canInspect: true, canPoint: true },
  });
  const card = within(await panel()).getByRole('region', { name: 'mfe-games' });
  await userEvent.type(within(card).getByLabelText(/Address/), 'http://localhost:4101/');
  await userEvent.click(within(card).getByRole('button', { name: 'Use it' }));
  expect(await within(card).findByRole('alert')).toHaveTextContent('Start the build');
});

test('a user who may inspect but not change the release choice sees a notice and no form', async () => {
  await renderShell({ path: '/?inspect', site: { modules: [games], canInspect: true } });
  const card = within(await panel()).getByRole('region', { name: 'mfe-games' });
  expect(card).toHaveTextContent('that needs the permission “Modules”');
  expect(within(card).queryByRole('textbox')).toBeNull();
});
