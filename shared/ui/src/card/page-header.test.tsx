import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { PageHeader } from './page-header.tsx';

/** Renders the page that the browser opened, with links to others. */
function open() {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/rng', key: 'default' }]}>
      <PageHeader title="Slots" />
      <Link to="/rng?centre=login">Log in</Link>
      <Link to="/live">Live</Link>
    </MemoryRouter>,
  );
}

test('a heading takes the focus when a link leads to its page, not on the first page load', async () => {
  open();
  expect(screen.getByRole('heading', { name: 'Slots' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Live' }));
  expect(screen.getByRole('heading', { name: 'Slots' })).toHaveFocus();
});

test('a window that opens over a page manages the focus itself', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveFocus();
});

test('a page that loads after the window above it leaves the focus to that window', () => {
  const over = {
    pathname: '/rng',
    search: '?centre=login',
    key: 'aa',
    state: { opensOverlay: true },
  };
  render(
    <MemoryRouter initialEntries={[over]}>
      <PageHeader title="Slots" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Slots' })).not.toHaveFocus();
});
