import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const preview = { module: 'mfe-games', version: '1.2.0', expiresAt: '2026-01-05T13:00:00Z' };

test('who came by a preview link is told so, and led out of it', async () => {
  await renderShell({ site: { preview } });
  expect(await screen.findByText('You see mfe-games 1.2.0 before anyone else does.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute(
    'href',
    '/?preview=off',
  );
});

test('who came by a link that is over is told so', async () => {
  await renderShell({ path: '/?preview=over' });
  expect(await screen.findByText(/This preview link is over/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the site' })).toHaveAttribute(
    'href',
    '/?preview=off',
  );
});

test('nobody else hears of it', async () => {
  await renderShell({});
  expect(screen.queryByRole('link', { name: 'Leave the preview' })).not.toBeInTheDocument();
});
