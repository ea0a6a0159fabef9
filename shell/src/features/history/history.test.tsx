import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedWindow, renderShell } from '../../testing/render-shell.tsx';

test('a visitor without a history is led to the log-in', async () => {
  await renderShell({ path: '/?centre=history', site: { session: null } });
  const history = await openedWindow('Played last');
  await userEvent.click(await within(history).findByRole('button', { name: 'Log in' }));
  await openedWindow('Log in');
  expect(screen.getByLabelText('Username')).toBeVisible();
});
