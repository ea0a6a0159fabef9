import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const preview = { module: 'mfe-games', version: '1.2.0', expiresAt: '2026-01-05T13:00:00Z' };

test('a visitor with a preview link sees a notice and a link to leave the preview', async () => {
  await renderShell({ site: { preview } });
  expect(await screen.findByText('You see mfe-games 1.2.0 before anyone else does.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute(
    'href',
    '/?preview=off',
  );
});

test('a visitor with an expired link sees a message', async () => {
  await renderShell({ path: '/?preview=over' });
  expect(await screen.findByText(/This preview link is over/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the site' })).toHaveAttribute(
    'href',
    '/?preview=off',
  );
});

test('other visitors see nothing', async () => {
  await renderShell({});
  expect(screen.queryByRole('link', { name: 'Leave the preview' })).not.toBeInTheDocument();
});
