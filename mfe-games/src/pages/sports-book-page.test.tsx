import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { aGame, aLane, aVendor } from '../testing/makers.ts';
import { SportsBookPage } from './sports-book-page.tsx';

const withBook = [
  aLane({ gameCategory: 'SPORTS', vendors: [aVendor({ vassalage: 'FB', category: 'SPORTS' })] }),
];

const open = (options: HostOptions = {}) =>
  renderInHost(<SportsBookPage />, {
    path: '/fbsports',
    texts: { 'mfe-games': remote.texts },
    ...options,
    answers: {
      gameCategories: [aLane()],
      launchSportsBook: { content: 'http://games.example/book', game: aGame() },
      balance: { sumBalance: '40.00', held: '0.00', bonus: '0.00', currency: 'BDT', version: 1 },
      bonuses: [],
      ...options.answers,
    },
  });

beforeEach(() => sessionStorage.clear());

test.each([
  ['a visitor', null],
  ['a member', aSession()],
])('without a provider coded FB %s reads that, and where to go on', async (_, session) => {
  const { called } = await open({ session });
  expect(await screen.findByText('The sports book isn’t open here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the sports page' })).toHaveAttribute(
    'href',
    '/sports',
  );
  expect(screen.queryByRole('button', { name: /sign in/i })).toBeNull();
  expect(called.map(({ name }) => name)).not.toContain('launchSportsBook');
});

test('with one, a visitor is asked to sign in for it', async () => {
  await open({ answers: { gameCategories: withBook } });
  expect(await screen.findByText('Sign in to play')).toBeVisible();
});

test('with one, a member’s book is launched', async () => {
  const { called } = await open({ session: aSession(), answers: { gameCategories: withBook } });
  await screen.findByTitle(/the game itself$/);
  expect(called.map(({ name }) => name)).toContain('launchSportsBook');
});
