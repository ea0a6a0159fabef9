import { aSite } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aSession } from '../testing/makers.ts';
import { openedWindow, renderShell } from '../testing/render-shell.tsx';

const brand = { ...aSite().brand, loginedToHomePage: true };
const answers = {
  challenge: null,
  helpCenter: [],
  rememberedLogin: null,
  signInProviders: { social: [], phone: { by: 'code' } },
} as const;
const flags = ['COMM3', 'CHNGPASSMAIL3', 'DIRECTREG3', 'USERNAMEREG3'];
const arrive = (path: string) => renderShell({ path, site: { brand, flags }, answers });

test.each([
  '/',
  '/home',
  '/rng',
  '/promotions',
  '/help',
  '/down',
  '/join',
  '/noticePage',
  '/nowhere',
])('where a brand is for members alone, %s leads a visitor to the log-in', async (path) => {
  await arrive(path);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  await openedWindow('Log in');
});

test.each(['/login', '/register', '/register.html', '/helpmc', '/download'])(
  'and %s stays accessible',
  async (path) => {
    await arrive(path);
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeInTheDocument());
    expect(window.location.pathname).toBe(path);
  },
);

test('a visitor who lost the password there can reset it over the log-in page', async () => {
  await arrive('/forget');
  const dialog = await openedWindow('Retrieve your password');
  expect(await within(dialog).findByLabelText('Email')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/login?centre=forgot');
});

test('the mailed link works there, too: its secret stays behind the hash', async () => {
  await arrive('/forget#reset=secret-1');
  expect(await screen.findByText(/logged in with it right away/)).toBeVisible();
  expect(window.location.pathname + window.location.hash).toBe('/login#reset=secret-1');
});

test('a member can open any of its pages', async () => {
  await renderShell({
    path: '/join',
    site: { brand, session: aSession() },
    answers: {
      balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
    },
  });
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeInTheDocument());
  expect(window.location.pathname).toBe('/join');
});
