import type { Id, MemberFile } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing/render-console.tsx';

const brands = [{ code: 'padma', name: 'Padma', hosts: ['localhost'] }];

const rahim: MemberFile = {
  id: 'mem_00000001' as Id<'mem'>,
  brand: 'padma',
  account: 'rahim',
  nickname: 'rahim',
  type: 0,
  status: 'active',
  joinedAt: '2026-01-01T10:00:00Z',
  lastLoginAt: '2026-03-01T10:00:00Z',
  lastLoginIp: '203.0.113.9',
  email: 'r•••@mail.com',
  mobile: null,
  uplineAccount: 'karim_agent',
  openSessions: 2,
  lockedUntil: '2026-03-01T10:15:00Z',
  balance: '1250.00',
  currency: 'BDT',
};

test('a name that wrong passwords have locked is unlocked with a reason', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim',
    answers: { brands, memberFile: rahim, unlockMember: undefined },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Unlock the sign-in' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Unlock the sign-in' }));
  expect(called.map(({ name }) => name)).not.toContain('unlockMember');
  await user.type(dialog.getByRole('textbox'), 'called us, knew the answers');
  await user.click(dialog.getByRole('button', { name: 'Unlock the sign-in' }));
  expect(called.filter(({ name }) => name === 'unlockMember').map(({ input }) => input)).toEqual([
    { brand: 'padma', account: 'rahim', note: 'called us, knew the answers' },
  ]);
});

test('a closed account can be opened again, and nothing else', async () => {
  await renderConsole({
    path: '/members/padma/rahim',
    answers: { brands, memberFile: { ...rahim, status: 'closed', lockedUntil: null } },
  });
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock the account' })).not.toBeInTheDocument();
});

test('a name that nobody has says so, and another can be tried', async () => {
  await renderConsole({
    path: '/members/padma/nobody',
    answers: { brands, memberFile: aFailure({ code: 'not-found' }) },
  });
  expect(await screen.findByText(/We couldn’t find that/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Find the member' })).toBeEnabled();
});
