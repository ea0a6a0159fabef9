import type { CashCorrection, FoundMember, Id, MemberFile } from '@croupier/contracts';
import { aFailure, idOf } from '@croupier/ui/testing';
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
  emailVerifiedAt: null,
  mobileVerifiedAt: null,
  secondFactorSince: null,
  passkeys: 0,
  closesAt: null,
  uplineAccount: 'karim_agent',
  openSessions: 2,
  lockedUntil: '2026-03-01T10:15:00Z',
  rankLevel: 3,
  passwordAskedAt: null,
  balance: '1250.00',
  currency: 'BDT',
};

test('an account locked by wrong passwords is unlocked with a reason', async () => {
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

test('the bonuses of a member show in the file', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim/bonuses',
    answers: {
      brands,
      memberFile: rahim,
      memberBonuses: {
        memberId: rahim.id,
        account: 'rahim',
        currency: 'BDT',
        bonuses: [],
        proposal: null,
        twoPersonAbove: '50000.00',
      },
      memberBonusHistory: { rows: [], next: null },
      lobbyGames: { games: [], total: 0 },
    },
  });
  expect(await screen.findByRole('button', { name: 'Grant a bonus' })).toBeVisible();
  const { input } = called.find(({ name }) => name === 'memberBonuses') ?? {};
  expect(input).toEqual({ brand: 'padma', account: 'rahim' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Grant free rounds' }));
  expect(within(screen.getByRole('dialog')).getByLabelText('Members')).toHaveValue('rahim');
});

test('a rank is set with a reason', async () => {
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

test('labels of a member show in the file and are replaced with a reason', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim',
    answers: {
      brands,
      memberFile: rahim,
      memberLabels: { labels: ['night'] },
      setMemberLabels: { labels: ['night', 'Big winner'] },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText('night')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set the labels' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Labels'), '{Enter}Big winner');
  await user.type(dialog.getByLabelText('Why?'), 'plays a lot');
  await user.click(dialog.getByRole('button', { name: 'Set the labels' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(called.filter(({ name }) => name === 'setMemberLabels').map(({ input }) => input)).toEqual(
    [{ memberId: rahim.id, labels: ['night', 'Big winner'], note: 'plays a lot' }],
  );
});

test('a prize group is set within its bounds, with a reason, and reset if the field is empty', async () => {
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

test('an operator without the permission to change games does not see prize groups', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim',
    operator: anOperator({ reach: { members: null } }),
    answers: { brands, memberFile: rahim },
  });
  expect(await screen.findByRole('button', { name: 'Unlock the sign-in' })).toBeVisible();
  expect(called.map(({ name }) => name)).not.toContain('memberPrizeGroup');
});

test('a closed account can be reopened, with no other action', async () => {
  await renderConsole({
    path: '/members/padma/rahim',
    answers: { brands, memberFile: { ...rahim, status: 'closed', lockedUntil: null } },
  });
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock the account' })).not.toBeInTheDocument();
});

test('an unknown name is reported, and another can be tried', async () => {
  await renderConsole({
    path: '/members/padma/nobody',
    answers: { brands, memberFile: aFailure({ code: 'not-found' }) },
  });
  expect(await screen.findByText(/We couldn’t find that/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
});

const found = (account: string): FoundMember => ({
  id: `mem_${account}0000` as Id<'mem'>,
  brand: 'padma',
  account,
  nickname: account,
  type: 0,
  status: 'active',
  rankLevel: 0,
  joinedAt: '2026-01-01T10:00:00Z',
  lastLoginAt: null,
  email: null,
  mobile: '•••• 5678',
});

test('members are searched by a part, and the name leads to the file', async () => {
  const { called } = await renderConsole({
    path: '/members',
    answers: {
      brands,
      memberFile: rahim,
      members: (input: { text?: string }) =>
        input.text
          ? { rows: [found('rahim')], next: null }
          : { rows: [found('karima')], next: 'x' },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByRole('link', { name: 'karima' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), ' 5678 {Enter}');
  await user.click(await screen.findByRole('link', { name: 'rahim' }));
  expect(await screen.findByRole('heading', { name: 'rahim', level: 1 })).toBeVisible();
  expect(called.filter(({ name }) => name === 'members').map(({ input }) => input)).toEqual([
    {},
    { text: '5678' },
  ]);
});

test('a search continues after the rows that were read, and states when no member matches', async () => {
  const { called } = await renderConsole({
    path: '/members?text=zq',
    answers: {
      brands,
      members: (input: { before?: string }) => ({ rows: [], next: input.before ? null : 'mem_9' }),
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText(/goes on with the search/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText(/Try a shorter part/)).toBeVisible();
  expect(called.filter(({ name }) => name === 'members').map(({ input }) => input)).toEqual([
    { text: 'zq' },
    { text: 'zq', before: 'mem_9' },
  ]);
});

test('the file of a member has a part for each thing that the operator may see', async () => {
  await renderConsole({
    path: '/members/padma/rahim/record',
    operator: anOperator({ reach: { members: null } }),
    answers: {
      brands,
      memberFile: rahim,
      memberStatement: {
        rows: [
          {
            transferId: idOf('trf', '1'),
            kind: 'correction',
            amount: '12.50',
            bonus: '0.00',
            balanceAfter: '12.50',
            reference: 'cor_1',
            bookedAt: '2026-01-01T10:00:00Z',
          },
        ],
        next: null,
      },
    },
  });
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Account', 'Bets', 'Deposits', 'Withdrawals', 'Account record']);
  expect(await screen.findByRole('table')).toHaveTextContent(/Correction.*12\.50/);
});

const waiting: CashCorrection = {
  id: 'cor_00000001' as Id<'cor'>,
  memberId: rahim.id,
  brand: 'padma',
  account: 'rahim',
  amount: '-12.50',
  currency: 'BDT',
  reason: 'booked twice',
  state: 'proposed',
  operatorId: 'opr_00000009' as Id<'opr'>,
  operator: 'omar',
  proposedAt: '2026-01-01T10:00:00Z',
  decision: null,
};

test('a correction is proposed with amount, direction and reason', async () => {
  const { called } = await renderConsole({
    path: '/members/padma/rahim/corrections',
    answers: {
      brands,
      memberFile: rahim,
      memberCorrections: { rows: [], next: null },
      proposeCorrection: waiting,
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Propose a correction' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction' }), 'take');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'booked twice');
  const amount = dialog.getByRole('textbox', { name: 'Amount (BDT)' });
  await user.type(amount, '0');
  await user.click(dialog.getByRole('button', { name: 'Propose a correction' }));
  expect(amount).toBeInvalid();
  await user.clear(amount);
  await user.type(amount, '12.50');
  await user.click(dialog.getByRole('button', { name: 'Propose a correction' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    called.filter(({ name }) => name === 'proposeCorrection').map(({ input }) => input),
  ).toEqual([{ memberId: rahim.id, amount: '-12.50', reason: 'booked twice' }]);
});

test('a second operator confirms a correction in the queue, the first one only takes it back', async () => {
  const own = { ...waiting, id: 'cor_00000002' as Id<'cor'>, operatorId: anOperator().id };
  const { called } = await renderConsole({
    path: '/corrections',
    answers: {
      brands,
      corrections: { rows: [waiting, own], next: null },
      confirmCorrection: waiting,
    },
  });
  const user = userEvent.setup();
  const [others, mine] = await screen.findAllByRole('listitem');
  if (!others || !mine) throw new Error('two corrections wait');
  expect(within(mine).queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(within(mine).getByRole('button', { name: 'Refuse' })).toBeVisible();
  await user.click(within(others).getByRole('button', { name: 'Confirm' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'checked');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    called.filter(({ name }) => name === 'confirmCorrection').map(({ input }) => input),
  ).toEqual([{ memberId: rahim.id, id: waiting.id, note: 'checked' }]);
});
