import type { HelpEntry } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

const helpCenter: readonly HelpEntry[] = [
  {
    slug: 'deposits',
    title: 'Deposits',
    content: [
      { tag: 'p', children: ['Money ', { tag: 'strong', children: ['arrives'] }, ' once.'] },
      { tag: 'a', href: '/play-safely', children: ['Limits'] },
      { tag: 'a', href: 'https://help.example/', children: ['Outside'] },
    ],
  },
  { slug: 'term', title: 'Terms of use', content: [{ tag: 'p', children: ['Sé justo.'] }] },
];

const named = jest.fn<void, [string]>();
beforeEach(() => {
  named.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    named(this.id);
  };
});

const opener = { name: 'Open the menu' };
const topics = async () =>
  within(await screen.findByRole('navigation', { name: 'Topics' })).getAllByRole('link');

test('help shows every topic, internal links stay in the page, external links open a new one', async () => {
  await renderShell({ path: '/help', answers: { helpCenter } });
  expect((await topics()).map((link) => link.textContent)).toEqual(['Deposits', 'Terms of use']);
  expect(screen.getByText('arrives').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Limits' })).not.toHaveAttribute('target');
  const outside = screen.getByRole('link', { name: 'Outside' });
  expect(outside).toHaveAttribute('href', 'https://help.example/');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('button', opener)).toBeInTheDocument();
  expect(document.title).toContain('Help');
});

test('the search finds words in title and text, also without accents, and can be cleared', async () => {
  const user = userEvent.setup();
  await renderShell({ path: '/help', answers: { helpCenter } });
  const search = await screen.findByRole('searchbox', { name: 'Search the help' });
  await user.type(search, 'SE justo');
  expect((await topics()).map((link) => link.textContent)).toEqual(['Terms of use']);
  expect(screen.getByText('1 topic found')).toBeInTheDocument();
  await user.type(search, ' nowhere');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await topics()).toHaveLength(2);
});

test('an address with a topic scrolls to it, also out of a search that hides it', async () => {
  const user = userEvent.setup();
  await renderShell({ path: '/help#term', answers: { helpCenter } });
  await topics();
  expect(named).toHaveBeenLastCalledWith('term');
  await user.type(screen.getByRole('searchbox'), 'deposits');
  const footer = screen.getByRole('contentinfo');
  named.mockClear();
  await user.click(within(footer).getByRole('link', { name: 'Terms of use' }));
  expect(named).toHaveBeenLastCalledWith('term');
});

test('helpmc is the same without header and footer', async () => {
  await renderShell({ path: '/helpmc', answers: { helpCenter } });
  expect(await topics()).toHaveLength(2);
  expect(screen.queryByRole('button', opener)).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
