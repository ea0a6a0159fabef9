import type { Id, MemberFile } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator } from '../testing/makers.ts';
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
  rankLevel: 3,
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

test('a rank is given with a reason', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim',
    answers: { brands, memberFile: rahim, setMemberRank: { rankLevel: 5 } },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Set the VIP rank' }));
  const dialog = within(screen.getByRole('dialog'));
  const rank = dialog.getByRole('combobox', { name: 'VIP rank' });
  expect(rank).toHaveValue('3');
  await user.selectOptions(rank, '5');
  await user.type(dialog.getByRole('textbox'), 'plays a lot');
  await user.click(dialog.getByRole('button', { name: 'Set the VIP rank' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(called.filter(({ name }) => name === 'setMemberRank').map(({ input }) => input)).toEqual([
    { brand: 'padma', account: 'rahim', rankLevel: 5, note: 'plays a lot' },
  ]);
});

test('a prize group is set within its bounds, with a reason, and given back where nothing is typed', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim',
    answers: {
      brands,
      memberFile: rahim,
      memberPrizeGroup: { own: 1800, least: 1700, most: 1900 },
      setPrizeGroup: undefined,
    },
  });
  const user = userEvent.setup();
  const open = async () =>
    user.click(await screen.findByRole('button', { name: 'Set the prize group' }));
  await open();
  const dialog = () => within(screen.getByRole('dialog'));
  const group = () => dialog().getByRole('textbox', { name: 'Prize group' });
  const save = () => user.click(dialog().getByRole('button', { name: 'Set the prize group' }));
  await user.type(dialog().getByRole('textbox', { name: /Why/ }), 'agreed by mail');
  await user.clear(group());
  await user.type(group(), '1950');
  await save();
  expect(group()).toBeInvalid();
  expect(group()).toHaveAccessibleDescription(/from 1,700 to 1,900/);
  await user.clear(group());
  await user.type(group(), '1850');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  await user.type(dialog().getByRole('textbox', { name: /Why/ }), 'back to the mode');
  await user.clear(group());
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = called.filter(({ name }) => name === 'setPrizeGroup').map(({ input }) => input);
  expect(sent).toEqual([
    { memberId: rahim.id, prizeGroup: 1850, note: 'agreed by mail' },
    { memberId: rahim.id, prizeGroup: null, note: 'back to the mode' },
  ]);
});

test('who may not change games sees nothing of prize groups', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim',
    operator: anOperator({ reach: { members: null } }),
    answers: { brands, memberFile: rahim },
  });
  expect(await screen.findByRole('button', { name: 'Unlock the sign-in' })).toBeVisible();
  expect(called.map(({ name }) => name)).not.toContain('memberPrizeGroup');
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
