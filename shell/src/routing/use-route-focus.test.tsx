import { PageHeader } from '@croupier/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { aModule, aRemote } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { useRouteFocus } from './use-route-focus.ts';

const titled = (title: string) => ({ en: title, bn: title, es: title, ar: title });
const lobby = aModule('mfe-lobby', {
  routes: [
    { path: '/lobby', page: 'lobby', title: titled('Lobby') },
    { path: '/table', page: 'table', title: titled('Table') },
  ],
});

/** A list that loads after its page. */
async function aLobby() {
  let arrive = () => {};
  let list = new Promise<void>((arrived) => (arrive = arrived));
  function Lobby() {
    const [hasCome, setCome] = useState(false);
    useEffect(() => void list.then(() => setCome(true)), []);
    return (
      <>
        <h1>Lobby</h1>
        {hasCome && (
          <>
            <Link to="/table">Picture of the table</Link>
            <Link to="/table">Play</Link>
            <Link to="/table#seat">Sit down</Link>
          </>
        )}
      </>
    );
  }
  function Table() {
    const { hash } = useLocation();
    useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
    return (
      <>
        <h1>Table</h1>
        <p id="seat" tabIndex={-1}>
          Your seat
        </p>
      </>
    );
  }
  const remote = aRemote({
    pages: { lobby: async () => ({ Lobby }), table: async () => ({ Table }) },
  });
  await renderShell({
    path: '/lobby',
    site: { modules: [lobby] },
    loadRemote: async () => remote,
  });
  return {
    arrive: () => act(async () => arrive()),
    forget: () => {
      list = new Promise<void>((arrived) => (arrive = arrived));
    },
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const { setTimeout: real } = window;
afterEach(() => Object.assign(window, { setTimeout: real }));

/** The page waits for its link without a timeout, however slow this machine is. */
function waitsForever() {
  const patient = (run: () => void, ms?: number) => real(ms === 2_000 ? () => undefined : run, ms);
  Object.assign(window, { setTimeout: patient });
}

test('a new page focuses its heading; going back focuses the link that led away', async () => {
  waitsForever();
  const user = userEvent.setup();
  const { arrive, forget } = await aLobby();
  await arrive();
  await user.click(await screen.findByRole('link', { name: 'Play' }));
  const table = await heading('Table');
  await waitFor(() => expect(table).toHaveFocus());

  forget();
  act(() => window.history.back());
  expect(await heading('Lobby')).not.toHaveFocus();
  await arrive();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Play' })).toHaveFocus());
});

test('if the link does not appear again, the heading is focused', async () => {
  const user = userEvent.setup();
  const { arrive, forget } = await aLobby();
  await arrive();
  await user.click(await screen.findByRole('link', { name: 'Play' }));
  await heading('Table');
  forget();
  act(() => window.history.back());
  const lobbyAgain = await heading('Lobby');
  await waitFor(() => expect(lobbyAgain).toHaveFocus());
});

test('an element that the address names keeps its focus', async () => {
  const user = userEvent.setup();
  const { arrive } = await aLobby();
  await arrive();
  await user.click(await screen.findByRole('link', { name: 'Sit down' }));
  await waitFor(() => expect(document.title).toBe('Table · Padma'));
  await waitFor(() => expect(screen.getByText('Your seat')).toHaveFocus());
});

/** A frame whose pages are here already: each shows in the commit of its address, before the frame's effects. */
function Frame() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <>
      <Link to="/table">To the table</Link>
      <main ref={main}>
        <Routes>
          <Route path="/table" element={<PageHeader title="Table" />} />
          <Route path="*" element={<PageHeader title="Lobby" />} />
        </Routes>
      </main>
    </>
  );
}

test('going back focuses the link that was used, although each page focuses its own heading at once', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Frame />
    </BrowserRouter>,
  );
  const link = screen.getByRole('link', { name: 'To the table' });
  act(() => link.focus());
  await user.keyboard('{Enter}');
  expect(await heading('Table')).toHaveFocus();
  act(() => window.history.back());
  await heading('Lobby');
  expect(link).toHaveFocus();
});
