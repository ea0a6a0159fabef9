import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerRules } from '../testing/makers.ts';
import { openedWindow, renderShell } from '../testing/render-shell.tsx';

test('the terms open over the registration; Escape closes only the terms, and typed text stays', async () => {
  const user = userEvent.setup();
  await renderShell({
    path: '/register',
    site: { flags: ['DIRECTREG3', 'USERNAMEREG3'] },
    answers: {
      registerSettings: registerRules,
      challenge: null,
      signInProviders: { social: [], phone: { by: 'code' } },
      helpCenter: [
        { slug: 'pay', title: 'Paying in', content: ['By wallet.'] },
        { slug: 'term', title: 'Terms', content: [{ tag: 'p', children: ['You are of age.'] }] },
      ],
    },
  });
  await user.type(await screen.findByLabelText('Username'), 'rahim');
  const link = screen.getByRole('link', { name: 'Read the terms of use' });
  expect(link).toHaveAttribute('href', '/help#term');
  await user.click(link);
  const terms = await openedWindow('Terms of use');
  expect(await within(terms).findByText('You are of age.')).toBeVisible();
  expect(within(terms).queryByText('By wallet.')).toBeNull();
  await user.click(within(terms).getByRole('button', { name: 'I have read them' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms of use' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('rahim');
  expect(link).toHaveFocus();
  expect(window.location.pathname).toBe('/register');
});
