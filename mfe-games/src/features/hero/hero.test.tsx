import { aSession, renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
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

test('a member is not asked to open an account', async () => {
  await renderInHost(<Hero />, { texts, session: aSession() });
  expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See what is hot' })).toHaveAttribute(
    'href',
    '/rng?page=hot',
  );
});
