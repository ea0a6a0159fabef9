import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { EmbeddedRouter } from './embedded-router.tsx';

test('a link within the remote is followed, and going back works', async () => {
  const { left } = show();
  await userEvent.click(screen.getByRole('link', { name: 'own' }));
  expect(screen.getByRole('status')).toHaveTextContent('/games/one?tab=2');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(screen.getByRole('status')).toHaveTextContent('/games');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(screen.getByRole('status')).toHaveTextContent('/games');
  expect(left).toEqual([]);
});

test('a link out of the remote is reported to the host, and nothing navigates', async () => {
  const { left } = show();
  await userEvent.click(screen.getByRole('link', { name: 'foreign' }));
  expect(left).toEqual(['/lottery?draw=1']);
  expect(screen.getByRole('status')).toHaveTextContent('/games');
  expect(window.location.pathname).toBe('/');
});

function show() {
  const left: string[] = [];
  render(
    <EmbeddedRouter
      start="/games"
      stays={(path) => path.startsWith('/games')}
      onLeave={(address) => left.push(address)}
    >
      <Remote />
    </EmbeddedRouter>,
  );
  return { left };
}

function Remote() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/games/one?tab=2">own</Link>
      <Link to="/lottery?draw=1">foreign</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}
