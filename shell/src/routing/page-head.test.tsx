import { usePageName } from '@croupier/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useSearchParams } from 'react-router-dom';
import { aModule, aRemote } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

const titled = (title: string) => ({ en: title, bn: title, es: title, ar: title });
const lobby = aModule('mfe-lobby', {
  routes: [
    { path: '/lobby', page: 'lobby', title: titled('Lobby') },
    { path: '/table', page: 'table', title: titled('Table') },
  ],
});
const Lobby = () => (
  <>
    <h1>Lobby</h1>
    <Link to="/table">Play</Link>
  </>
);
function Table() {
  const [params] = useSearchParams();
  usePageName(params.get('game') ?? undefined);
  return (
    <>
      <h1>Table</h1>
      <Link to="/table?game=Dice">Dice</Link>
      <Link to="/table">All tables</Link>
    </>
  );
}
const remote = aRemote({
  pages: { lobby: async () => ({ Lobby }), table: async () => ({ Table }) },
});

const written =
  '<meta name="description" content="Lobby"><link rel="canonical" href="https://padma.example/lobby"><meta property="og:title" content="Lobby"><meta name="viewport" content="width=device-width">';

/** The page as the platform sent it. */
async function arriveAtLobby() {
  document.head.innerHTML = written;
  const { called } = await renderShell({
    path: '/lobby',
    site: { modules: [lobby] },
    loadRemote: async () => remote,
    answers: {
      pageHead: {
        title: 'Table · Padma',
        tags: [
          { tag: 'meta', name: 'description', content: 'A table for you' },
          { tag: 'link', rel: 'canonical', href: 'https://padma.example/table' },
          { tag: 'link', rel: 'alternate', hrefLang: 'bn', href: 'https://padma.example/table' },
          { tag: 'meta', property: 'og:title', content: 'Table' },
        ],
      },
    },
  });
  return { asked: () => called.filter(({ name }) => name === 'pageHead') };
}

const tagsSaid = () =>
  [...document.head.querySelectorAll('meta:not([name=viewport]), link')].map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
  );

test('the first page keeps the platform’s head, and sends no request', async () => {
  const { asked } = await arriveAtLobby();
  expect(await screen.findByRole('link', { name: 'Play' })).toBeVisible();
  expect(document.head.innerHTML).toContain('content="Lobby"');
  expect(asked()).toEqual([]);
});

test('a navigation sets title, description and address of the new page, and removes those of the old one', async () => {
  const { asked } = await arriveAtLobby();
  await userEvent.click(await screen.findByRole('link', { name: 'Play' }));
  await waitFor(() =>
    expect(tagsSaid()).toEqual([
      'A table for you',
      'https://padma.example/table',
      'https://padma.example/table',
      'Table',
    ]),
  );
  expect(document.title).toBe('Table · Padma');
  expect(document.head.querySelector('link[hreflang=bn]')).not.toBeNull();
  expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull();
  expect(asked()).toMatchObject([{ input: { path: '/table', language: 'en' } }]);
  act(() => window.history.back());
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('a page that its module names more specifically has that name in the tab, and its own title again afterwards', async () => {
  await arriveAtLobby();
  await userEvent.click(await screen.findByRole('link', { name: 'Play' }));
  await waitFor(() => expect(document.title).toBe('Table · Padma'));
  await userEvent.click(await screen.findByRole('link', { name: 'Dice' }));
  await waitFor(() => expect(document.title).toBe('Dice · Padma'));
  await userEvent.click(screen.getByRole('link', { name: 'All tables' }));
  await waitFor(() => expect(document.title).toBe('Table · Padma'));
});
