import type { Id, MemberProtection } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const brands = [{ code: 'padma', name: 'Padma', hosts: ['localhost'] }];

const rahim: MemberProtection = {
  member: 'mem_00000001' as Id<'mem'>,
  account: 'rahim',
  currency: 'BDT',
  status: {
    limits: [
      {
        kind: 'deposit',
        period: 'week',
        value: '500.00',
        used: '120.00',
        remaining: '380.00',
        pending: { value: null, askedAt: '2026-01-02T10:00:00Z', dueAt: '2026-01-03T10:00:00Z' },
      },
    ],
    timeOutUntil: null,
    exclusion: null,
    realityCheckMinutes: 30,
    isDepositLimitAsked: false,
    isReviewDue: false,
    rules: {
      profile: 'mga-like',
      looserAfterHours: 24,
      realityCheckChoices: [15, 30],
      timeOutLengths: ['24h'],
      exclusionLengths: ['6m', '1y', '5y'],
      asksDepositLimit: false,
      isRealityCheckEnforced: true,
      helpers: [],
    },
  },
  history: [
    {
      id: 'prr_1',
      at: '2026-01-02T10:00:00Z',
      action: 'time-out',
      operator: null,
      kind: null,
      period: null,
      before: null,
      after: '1w',
      note: '',
    },
  ],
};

test('an operator who may not list members enters a full name and sees the limits, pending changes and history', async () => {
  const { called } = await renderConsole({
    path: '/protection',
    operator: anOperator({ reach: { protection: null } }),
    answers: { brands, memberProtection: rahim },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'User name' }), 'rahim');
  await user.click(screen.getByRole('button', { name: 'Find the member' }));
  const limits = await screen.findByRole('table', { name: 'Limits' });
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'memberProtection',
      input: { brand: 'padma', account: 'rahim' },
    }),
  );
  expect(limits).toHaveTextContent(/Deposit limit.*7 days.*BDT.500\.00.*BDT.120\.00.*none/);
  const history = screen.getByRole('table', { name: 'History' });
  expect(history).toHaveTextContent(/Break begun.*The member.*1 week/);
});

test('play is closed only with a reason', async () => {
  const { called } = await renderConsole({
    path: '/protection/padma/rahim',
    answers: { brands, memberProtection: rahim, excludeMember: rahim },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Exclude from play' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Exclude from play' }));
  expect(dialog.getByText('Please say why in a few words.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox'), '1 year');
  await user.type(dialog.getByRole('textbox'), 'asked by family');
  await user.click(dialog.getByRole('button', { name: 'Exclude from play' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'excludeMember',
      input: { brand: 'padma', account: 'rahim', length: '1y', note: 'asked by family' },
    }),
  );
});

test('an unknown name is reported', async () => {
  await renderConsole({
    path: '/protection/padma/nobody',
    answers: { brands, memberProtection: aFailure({ code: 'not-found' }) },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
});
