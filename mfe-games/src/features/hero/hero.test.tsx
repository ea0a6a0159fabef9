import { aSession, renderInHost } from '@croupier/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { aGame } from '../../testing/makers.ts';
import { Hero } from './hero.tsx';

const texts = { 'mfe-games': remote.texts };

test('a visitor gets links to the games and to the registration', async () => {
  await renderInHost(<Hero />, { texts });
  expect(screen.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/rng');
  expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute(
    'href',
    '/register',
  );
});

const played = { recentGames: { list: [aGame()] }, tickets: { rows: [], next: null } };
const fresh = { recentGames: { list: [] }, tickets: { rows: [], next: null } };

test('a member is not asked to open an account', async () => {
  await renderInHost(<Hero />, { texts, session: aSession(), answers: played });
  expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See what is hot' })).toHaveAttribute(
    'href',
    '/rng?page=hot',
  );
});

test('a member who has not played gets three steps, until they are closed for good', async () => {
  localStorage.clear();
  const asNew = { texts, session: aSession(), answers: fresh };
  const first = await renderInHost(<Hero />, asNew);
  await screen.findByRole('heading', { name: 'Your first three steps' });
  await userEvent.click(screen.getByRole('button', { name: 'Set a limit' }));
  expect(first.published).toContainEqual(
    expect.objectContaining({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'playSafely' },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide these steps' }));
  expect(screen.getByRole('link', { name: 'Play now' })).toBeVisible();
  first.unmount();

  const second = await renderInHost(<Hero />, asNew);
  await waitFor(() => expect(second.called.map(({ name }) => name)).toContain('tickets'));
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { name: 'Your first three steps' })).toBeNull();
});
