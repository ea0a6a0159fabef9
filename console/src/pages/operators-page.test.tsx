import type { Colleague, Colleagues, Id, OperatorRole } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const aColleague = (overrides: Partial<Colleague> = {}): Colleague => ({
  id: 'opr_00000002' as Id<'opr'>,
  name: 'tariq',
  state: 'active',
  email: 'tariq@padma.example',
  hasSecondFactor: false,
  power: 'full',
  invitedBy: null,
  vouchedBy: null,
  isYours: false,
  grants: [{ role: 'cashier-clerk', brand: 'padma' }],
  lastSeenAt: null,
  isYou: false,
  ...overrides,
});

const house: Colleagues = {
  operators: [
    aColleague(),
    aColleague({ id: 'opr_00000001' as Id<'opr'>, name: 'mina', isYou: true }),
  ],
  roles: [
    { id: 'owner', permissions: [], revision: 1, isFixed: true },
    { id: 'auditor', permissions: ['audit'], revision: 1, isFixed: false },
    { id: 'cashier-clerk', permissions: ['cashier-review'], revision: 1, isFixed: false },
  ],
};
const code = '123456';

describe('permissions of an operator', () => {
  const clerk = anOperator({ reach: { 'cashier-review': ['padma'] } });

  test('the menu shows only permitted pages', async () => {
    await renderConsole({ path: '/account', operator: clerk, answers: { operatorSessions: [] } });
    const menu = screen.getByRole('navigation', { name: 'Console' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Withdrawals', 'Deposits', 'Corrections']);
  });

  test('a link to any other page shows the missing permission and sends no call', async () => {
    const { called } = await renderConsole({ path: '/ledger', operator: clerk });
    expect(screen.getByText('This page is not open to you')).toBeVisible();
    expect(screen.getByText(/permission “Ledger”/)).toBeVisible();
    expect(called).toEqual([]);
  });

  test('if a second factor is required, only the account page is available', async () => {
    const operator = anOperator({ secondFactor: 'due' });
    await renderConsole({ path: '/ledger', operator, answers: { operatorSessions: [] } });
    expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(screen.getByText(/requires a second factor/)).toBeVisible();
  });
});

describe('the second factor', () => {
  test('the sign-in asks for the code after the correct password', async () => {
    const user = userEvent.setup();
    const { called } = await renderConsole({
      path: '/account',
      operator: null,
      answers: {
        operatorLogin: (input) => {
          if (input.code === undefined) throw aFailure({ code: 'second-factor-needed' });
          return anOperator({ secondFactor: 'on' });
        },
        operatorSessions: [],
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'mina');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await user.type(await screen.findByLabelText('Code'), `${code}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(called[1]).toMatchObject({ input: { name: 'mina', password: 'secret', code } });
  });

  test('is set up with a QR code, and gives recovery codes', async () => {
    const user = userEvent.setup();
    await renderConsole({
      path: '/account',
      answers: {
        operatorSessions: [],
        beginSecondFactor: { uri: 'otpauth://totp/Croupier:mina', secret: 'JBSWY3DPEHPK3PXP' },
        finishSecondFactor: { codes: ['AAAA-BBBB-CCCC-DDDD'] },
        operatorInfo: anOperator({ secondFactor: 'on' }),
      },
    });
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(
      await screen.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), `${code}{Enter}`);
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(list).toHaveTextContent('AAAA-BBBB-CCCC-DDDD');
    expect(await screen.findByText('On')).toBeVisible();
  });

  test('a sensitive action asks for the code, and then runs', async () => {
    const user = userEvent.setup();
    let isConfirmed = false;
    const { called } = await renderConsole({
      path: '/operators',
      answers: {
        operators: house,
        brands: [padma],
        confirmOperator: () => {
          isConfirmed = true;
        },
        setOperatorState: () => {
          if (!isConfirmed) throw aFailure({ code: 'second-factor-needed' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Disable tariq' }));
    await user.type(screen.getByLabelText('Why?'), 'left the house');
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: 'One more check' });
    await user.type(within(dialog).getByLabelText('Code'), '123');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(within(dialog).getByText('A code has at least six digits.')).toBeVisible();
    await user.clear(within(dialog).getByLabelText('Code'));
    await user.type(within(dialog).getByLabelText('Code'), code);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('table', { name: 'Operators' });
    const sensitive = ['setOperatorState', 'confirmOperator'];
    const names = called.map(({ name }) => name).filter((name) => sensitive.includes(name));
    expect(names).toEqual(['setOperatorState', 'confirmOperator', 'setOperatorState']);
  });
});

test('the operator’s own account has no actions, another account has', async () => {
  await renderConsole({ path: '/operators', answers: { operators: house, brands: [padma] } });
  const table = await screen.findByRole('table', { name: 'Operators' });
  expect(within(table).getByRole('button', { name: 'Roles of tariq' })).toBeVisible();
  expect(within(table).queryByRole('button', { name: 'Roles of mina' })).toBeNull();
  expect(within(table).getAllByText('Cashier clerk · padma')).toHaveLength(2);
});

test('an invitation goes to the mail address of the invited operator, and no other operator sees the link', async () => {
  const user = userEvent.setup();
  const sentTo = 'nadia@padma.example';
  const { called } = await renderConsole({
    path: '/operators',
    answers: {
      operators: house,
      brands: [padma],
      inviteOperator: { sentTo, expiresAt: '2026-01-08T12:00:00Z' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = screen.getByRole('dialog', { name: 'Invite an operator' });
  await user.type(within(dialog).getByLabelText('Name'), 'nadia');
  await user.type(within(dialog).getByLabelText('Mail address'), sentTo);
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'cashier-clerk');
  await user.selectOptions(await within(dialog).findByLabelText('For'), 'padma');
  await user.type(within(dialog).getByLabelText('Why?'), 'night shift');
  await user.click(within(dialog).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/^A link went to nadia@padma.example\./)).toBeVisible();
  expect(called.find(({ name }) => name === 'inviteOperator')?.input).toEqual({
    name: 'nadia',
    email: sentTo,
    grants: [{ role: 'cashier-clerk', brand: 'padma' }],
    note: 'night shift',
  });
});

const nightAdmin: OperatorRole = {
  id: 'night-support',
  permissions: ['support'],
  revision: 1,
  isFixed: false,
};

test('a new role needs a valid name and a reason, or is not sent', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/operators',
    answers: { operators: house, brands: [padma], saveRole: nightAdmin },
  });
  await user.click(await screen.findByRole('button', { name: 'New role' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New role' }));
  await user.type(dialog.getByLabelText('Role'), 'Night support');
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }));
  await user.type(dialog.getByLabelText('Why?'), 'somebody answers at night');
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(dialog.getByText(/Begin with a small letter/)).toBeVisible();
  expect(called.map(({ name }) => name)).not.toContain('saveRole');
  await user.clear(dialog.getByLabelText('Role'));
  await user.type(dialog.getByLabelText('Role'), 'night-support');
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called.find(({ name }) => name === 'saveRole')?.input).toEqual({
    role: 'night-support',
    permissions: ['support'],
    revision: 0,
    note: 'somebody answers at night',
  });
});

test('an invitation link leads to the choice of a password', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/join#a-token',
    operator: null,
    answers: { joinOperators: { name: 'nadia' } },
  });
  await user.type(screen.getByLabelText('New password'), 'a long enough password{Enter}');
  expect(await screen.findByText(/Welcome, nadia/)).toBeVisible();
  expect(called[0]?.input).toEqual({ token: 'a-token', password: 'a long enough password' });
});

test('another operator vouches for a new one; the inviting one cannot', async () => {
  const user = userEvent.setup();
  const due = { power: 'vouching-due', invitedBy: 'jamal' } as const;
  const { called } = await renderConsole({
    path: '/operators',
    answers: {
      operators: {
        ...house,
        operators: [
          aColleague(due),
          aColleague({ ...due, id: 'opr_00000003' as Id<'opr'>, name: 'nadia', isYours: true }),
        ],
      },
      brands: [padma],
      vouchForOperator: undefined,
    },
  });
  const table = await screen.findByRole('table', { name: 'Operators' });
  expect(within(table).getAllByText('Not yet: another operator must vouch')).toHaveLength(2);
  expect(within(table).queryByRole('button', { name: 'Vouch for nadia' })).toBeNull();
  await user.click(within(table).getByRole('button', { name: 'Vouch for tariq' }));
  const dialog = screen.getByRole('dialog', { name: 'Vouch for tariq' });
  await user.type(within(dialog).getByLabelText('Why?'), 'met on Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Vouch' }));
  await waitFor(() =>
    expect(called.find(({ name }) => name === 'vouchForOperator')?.input).toEqual({
      operator: 'opr_00000002',
      note: 'met on Monday',
    }),
  );
});

test('an operator who moves money without a second factor sees where to set one up', async () => {
  const user = userEvent.setup();
  await renderConsole({
    path: '/operators',
    answers: {
      operators: { ...house, operators: [aColleague({ power: 'vouching-due' })] },
      brands: [padma],
      operatorSessions: [],
      vouchForOperator: aFailure({ code: 'second-factor-due' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Vouch for tariq' }));
  await user.type(screen.getByLabelText('Why?'), 'met on Monday');
  await user.click(screen.getByRole('button', { name: 'Vouch' }));
  const due = await screen.findByRole('dialog', { name: 'Second factor needed' });
  await user.click(within(due).getByRole('link', { name: 'Set it up now' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});
