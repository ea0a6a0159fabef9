import type { MenuDescription, Vendor } from '@croupier/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aNotice, aSession, aSite } from '../../testing/makers.ts';
import { renderShell } from '../../testing/render-shell.tsx';

beforeEach(() => localStorage.clear());

const entry = (label: string, path: string, order: number): MenuDescription => ({
  place: 'header',
  order,
  icon: 'slots',
  label: { en: label, bn: label, es: label, ar: label },
  to: { path },
});

const games = aModule('mfe-games', {
  routes: ['/rng', '/live', '/promotions'].map((path) => ({
    path,
    page: 'lobby',
    title: { en: path, bn: path, es: path, ar: path },
  })),
  menus: [
    { ...entry('Slots', '/rng', 10), category: 'RNG' },
    { ...entry('Live', '/live', 20), category: 'LIVE' },
    entry('Offers', '/promotions', 30),
  ],
});

const vendor = (vassalage: string, category: 'RNG' | 'FISH', isHot: 0 | 1): Vendor => ({
  vassalage,
  displayName: `House ${vassalage}`,
  gameType: category,
  category,
  isHot,
  games: 3,
  isGame: 'VASSALAGE',
  nodeId: null,
});
const gameVendors = [vendor('AB', 'RNG', 1), vendor('CD', 'RNG', 0), vendor('EF', 'FISH', 0)];

const brand = { ...aSite().brand, furtherLocales: ['es-MX', 'fr'] };

/** A page as a visitor sees it; jsdom has no pointer, so keys open the menus. */
async function aPage(overrides: Parameters<typeof renderShell>[0] = {}) {
  const rendered = await renderShell({
    path: '/nowhere',
    ...overrides,
    site: { modules: [games], brand, ...overrides.site },
    answers: { gameVendors, ...overrides.answers },
  });
  return { ...rendered, user: userEvent.setup() };
}

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

test('an entry of games opens its providers, each a link to its games; Escape returns the focus', async () => {
  const { user } = await aPage();
  act(() => mainMenu().getByRole('link', { name: 'Slots' }).focus());
  const opener = await mainMenu().findByRole('button', { name: 'Slots: providers' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  const hot = mainMenu().getByRole('link', { name: /House AB/ });
  expect(hot).toHaveAttribute('href', '/rng?vassalage=AB&isGame=VASSALAGE');
  expect(hot).toHaveTextContent('Hot');
  expect(mainMenu().getByRole('link', { name: /House CD/ })).not.toHaveTextContent('Hot');
  expect(mainMenu().queryByRole('link', { name: /House EF/ })).not.toBeInTheDocument();
  expect(mainMenu().getByRole('link', { name: /^Slots 6 games/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(hot).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(hot).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('an entry without providers stays a link', async () => {
  await aPage();
  act(() => mainMenu().getByRole('link', { name: 'Slots' }).focus());
  await mainMenu().findByRole('button', { name: 'Slots: providers' });
  expect(mainMenu().getAllByRole('button')).toHaveLength(1);
});

test('eleven providers are shown in two columns of ten', async () => {
  const many = Array.from({ length: 11 }, (_, at) => vendor(`P${at}`, 'RNG', 0));
  const { user } = await aPage({ answers: { gameVendors: many } });
  act(() => mainMenu().getByRole('link', { name: 'Slots' }).focus());
  await user.click(await mainMenu().findByRole('button', { name: 'Slots: providers' }));
  const list = mainMenu()
    .getByRole('link', { name: /House P0/ })
    .closest('ul');
  expect(list).toHaveStyle({ gridTemplateRows: 'repeat(10, auto)' });
});

test('a language is chosen by its own name; one without its own texts is marked', async () => {
  const { user, shell } = await aPage();
  const opener = screen.getByRole('button', { name: 'Language English' });
  await user.click(opener);
  const menu = within(await screen.findByRole('group', { name: 'Languages' }));
  expect(menu.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(menu.getByText(/^These read in English for now/)).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Español (México)' }));
  expect(await screen.findByRole('button', { name: 'Idioma Español (México)' })).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('lang', 'es-MX');
  expect(
    shell.bus.handleFor({ name: 'test', publishes: 'everything' }).latest('language.changed'),
  ).toBe('es');
  expect(document.cookie).toContain('language=es-MX');
});

test('choosing a language without texts shows English, and a note about it', async () => {
  const { user } = await aPage();
  await user.click(screen.getByRole('button', { name: 'Language English' }));
  await user.click(await screen.findByRole('button', { name: 'Français' }));
  await waitFor(() => expect(document.cookie).toContain('language=fr'));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('a dot shows a member unread news until the member opens them', async () => {
  const { user } = await aPage({
    site: { session: aSession() },
    answers: {
      unreadCount: { messages: 0, support: 2, missions: 0, rewards: 0 },
      announcements: { list: [aNotice('A new game')], totalPages: 1 },
    },
  });
  const opener = screen.getByRole('button', { name: 'Messages' });
  act(() => opener.focus());
  expect(await screen.findByText('3 new messages')).toBeInTheDocument();
  await user.click(opener);
  const inbox = within(screen.getByRole('group', { name: 'Messages' }));
  expect(inbox.getByRole('link', { name: /Your messages/ })).toHaveFocus();
  expect(inbox.getByRole('link', { name: /2 new answers/ })).toHaveAttribute('data-new');
  expect(inbox.getByRole('link', { name: /A new game/ })).toHaveAttribute('data-new');
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(await screen.findByText('2 new messages')).toBeInTheDocument();
});

test('unread messages and answers are counted on the button and before the title, whatever the title becomes', async () => {
  document.title = 'Padma';
  let counts = { messages: 1, support: 2, missions: 0, rewards: 0 };
  const { user, shell } = await aPage({
    site: { session: aSession() },
    answers: { unreadCount: async () => counts, announcements: { list: [], totalPages: 1 } },
  });
  const opener = screen.getByRole('button', { name: 'Messages' });
  act(() => opener.focus());
  expect(await screen.findByText('3')).toBeInTheDocument();
  expect(document.title).toMatch(/^\(3\) /);
  document.title = 'Slots · Padma';
  await waitFor(() => expect(document.title).toBe('(3) Slots · Padma'));
  await user.click(opener);
  const inbox = within(screen.getByRole('group', { name: 'Messages' }));
  expect(inbox.getByRole('link', { name: /Your messages 1 new message/ })).toHaveAttribute(
    'href',
    '/nowhere?centre=member-centre&page=messageV2',
  );
  counts = { messages: 0, support: 0, missions: 0, rewards: 0 };
  const platform = shell.bus.handleFor({ name: 'test', publishes: 'everything' });
  act(() => platform.publish('inbox.changed', { reason: 'read' }));
  await waitFor(() => expect(document.title).toBe('Slots · Padma'));
});
