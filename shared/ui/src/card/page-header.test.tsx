import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { PageHeader } from './page-header.tsx';

/** On the page that the browser opened, with ways on. */
function open() {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/rng', key: 'default' }]}>
      <PageHeader title="Slots" />
      <Link to="/rng?centre=login">Log in</Link>
      <Link to="/live">Live</Link>
    </MemoryRouter>,
  );
}

test('a heading takes the focus when its page is reached by a link, not when the browser opens it', async () => {
  open();
  expect(screen.getByRole('heading', { name: 'Slots' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Live' }));
  expect(screen.getByRole('heading', { name: 'Slots' })).toHaveFocus();
});

test('a window that opens over a page leaves the focus to itself', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveFocus();
});

test('a page that comes after the window over it leaves the focus to that', () => {
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
