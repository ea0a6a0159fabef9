import { CallFailed } from '@croupier/client';
import type { MemberProfile } from '@croupier/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aSession, registerRules } from '../testing/makers.ts';
import { renderShell, type Answers } from '../testing/render-shell.tsx';

const profile: MemberProfile = {
  ...aSession().member,
  icon: 'lotus',
  joinedAt: '2026-01-01T00:00:00Z',
  lastLoginIp: null,
  hasPassword: true,
  hasPaymentPassword: true,
  mustChangePassword: 'default-password',
  email: null,
  mobile: null,
  toUpline: false,
  clubLabel: null,
  memberLabel: [],
};

async function openForced(answers: Answers = {}) {
  const rendered = await renderShell({
    site: { session: aSession() },
    answers: {
      memberInfo: profile,
      registerSettings: registerRules,
      balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
      ...answers,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
  return { ...rendered, dialog };
}

test('a member with the default password can only change it or sign out', async () => {
  const { dialog } = await openForced();
  await userEvent.keyboard('{Escape}');
  expect(dialog.getByLabelText('Username')).toHaveValue('rahim');
  expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('the new password is checked by the brand’s rule before it is sent', async () => {
  const { called, dialog } = await openForced({ changePassword: { token: 'handle-2' } });
  await userEvent.type(dialog.getByLabelText('Present password'), 'Welcome1');
  await userEvent.type(dialog.getByLabelText('New password'), 'short');
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'shorter');
  await userEvent.click(dialog.getByRole('button', { name: 'Change the password' }));
  expect(dialog.getByLabelText('New password')).toBeInvalid();
  expect(dialog.getByText('The two passwords are not the same.')).toBeVisible();
  expect(called.map(({ name }) => name)).not.toContain('changePassword');
});

test('a changed password continues the session under the new handle', async () => {
  const { shell, dialog } = await openForced({ changePassword: { token: 'handle-2' } });
  await userEvent.type(dialog.getByLabelText('Present password'), 'Welcome1');
  await userEvent.type(dialog.getByLabelText('New password'), 'Monsoon2026');
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'Monsoon2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(shell.session.current()?.token).toBe('handle-2'));
});

test('a wrong old password is reported at its field, and typed text stays', async () => {
  const { dialog } = await openForced({
    changePassword: new CallFailed({ code: 'wrong-credentials' }),
  });
  await userEvent.type(dialog.getByLabelText('Present password'), 'Wrong1234');
  await userEvent.type(dialog.getByLabelText('New password'), 'Monsoon2026');
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'Monsoon2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Change the password' }));
  expect(await dialog.findByText('This isn’t your present password.')).toBeVisible();
  expect(dialog.getByLabelText('New password')).toHaveValue('Monsoon2026');
});

test('a trial account that requests the member centre sees what is required', async () => {
  const memberCentre = { en: 'Me', bn: 'Me', es: 'Me', ar: 'Me' };
  const { shell } = await renderShell({
    path: '/?centre=member-centre',
    site: {
      session: aSession({ type: 4 }),
      modules: [
        aModule('mfe-member', {
          overlays: [{ overlay: 'member-centre', title: memberCentre, opens: 'member' }],
        }),
      ],
    },
    answers: {
      memberInfo: { ...profile, type: 4, mustChangePassword: null },
      balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
      logout: undefined,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'For real accounts only' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Open a real account' }));
  await waitFor(() => expect(shell.session.current()).toBeNull());
});
