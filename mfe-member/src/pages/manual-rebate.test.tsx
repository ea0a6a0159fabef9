import { CallFailed } from '@croupier/client';
import type { OutputOf, RebateOverview, RebatePayment, calls } from '@croupier/contracts';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const part = {
  day: '2026-03-30',
  category: 'LOTT',
  turnover: '1234.00',
  basisPoints: 80,
  amount: '9.872',
} as const;

const payment: RebatePayment = {
  id: 'rbt_00000000001' as RebatePayment['id'],
  amount: '4.20',
  currency: 'BDT',
  by: 'schedule',
  paidAt: '2026-03-29T21:00:00.000Z',
  parts: [{ ...part, amount: '4.20' }],
};

const overview: RebateOverview = {
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  today: '2026-03-31',
  terms: { isEnabled: true, rates: { LOTT: 80, RNG: 125 }, minimum: '1.00', payAt: '03:00' },
  nextPaymentAt: '2026-03-31T21:00:00.000Z',
  accruedToday: [{ ...part, day: '2026-03-31', category: 'RNG', amount: '1.25' }],
  unpaid: [part],
  balance: '9.872',
  claimable: '9.87',
  isPaused: false,
};

interface Answers {
  readonly rebate?: RebateOverview | CallFailed;
  readonly rows?: readonly RebatePayment[];
  readonly claimed?: OutputOf<typeof calls.claimTurnoverRebate> | CallFailed;
}

async function open({ rebate = overview, rows = [payment], claimed }: Answers = {}) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first="manualRebate" />, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    answers: {
      turnoverRebate: rebate,
      turnoverRebatePayments: { rows: [...rows], next: null },
      claimTurnoverRebate: claimed ?? { payment },
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...hosted, user: userEvent.setup() };
}

const claimButton = () => screen.getByRole('button', { name: /^Claim/ });

test('shows what is earned by day and category, the rates and when it is paid', async () => {
  await open();
  const waiting = screen.getByRole('table', { name: 'Waiting for payment' });
  expect(within(waiting).getByRole('row', { name: /30 Mar 2026/ })).toHaveTextContent('0.80%');
  const today = screen.getByRole('table', { name: 'Earned today' });
  expect(within(today).getByRole('row', { name: /Slots/ })).toHaveTextContent('৳1.25');
  expect(screen.getByText(/^Paid automatically on/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Rates' })).toHaveTextContent('Slots: 1.25%');
});

test('a claim by keyboard says what was paid and loads the page again', async () => {
  const { user, called } = await open();
  const count = () => called.filter(({ name }) => name === 'turnoverRebate').length;
  const before = count();
  claimButton().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('৳4.20 was added to your balance.')).toBeVisible();
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('a claim that another tab made first reports that nothing was left', async () => {
  const { user } = await open({ claimed: { payment: null } });
  await user.click(claimButton());
  expect(await screen.findByText('Nothing was left to claim.')).toBeVisible();
});

test('a failed claim shows the reason and can be pressed again', async () => {
  const { user } = await open({ claimed: new CallFailed({ code: 'unavailable' }) });
  await user.click(claimButton());
  expect(await screen.findByText(/try again/i)).toBeVisible();
  expect(claimButton()).toBeEnabled();
});

test('nothing to claim: the button is off and the reasons are shown', async () => {
  const nothing = { accruedToday: [], unpaid: [], claimable: '0.00' } as const;
  await open({ rebate: { ...overview, ...nothing, balance: '-2.50' }, rows: [] });
  expect(claimButton()).toBeDisabled();
  expect(screen.getByText(/first make up for ৳2.50/)).toBeVisible();
  expect(screen.getByText('No rebate paid yet')).toBeVisible();
});

test('a payment opens what it is for, and a payment elsewhere loads the page again', async () => {
  const { user, called, host } = await open();
  await user.click(screen.getByRole('button', { name: /^Details of the rebate/ }));
  const dialog = screen.getByRole('dialog', { name: 'What the rebate is for' });
  expect(within(dialog).getByRole('row', { name: /Lottery/ })).toHaveTextContent('৳4.20');
  const count = () => called.filter(({ name }) => name === 'turnoverRebatePayments').length;
  const before = count();
  act(() => host.publish('rebate.paid', { id: payment.id, amount: '4.20' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('an error offers a retry', async () => {
  await open({ rebate: new CallFailed({ code: 'unavailable' }) });
  expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
});
