import { CallFailed } from '@croupier/client';
import type { ReferralOverview, ReferralPayment, ReferredFriend } from '@croupier/contracts';
import { Toaster } from '@croupier/ui';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const overview: ReferralOverview = {
  state: 'on',
  code: 'ABCD2345',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  terms: {
    isEnabled: true,
    levels: [
      { basis: 'turnover', basisPoints: 20 },
      { basis: 'turnover', basisPoints: 5 },
    ],
    firstDeposit: { deposits: '500.00', turnover: '1000.00', amount: '100.00' },
    days: 90,
    minimum: '1.00',
    payAt: '04:00',
  },
  nextPaymentAt: '2026-03-31T22:00:00.000Z',
  friends: { registered: 3, deposited: 2, active: 1, inReview: 1 },
  levels: [
    { friends: 3, paid: '12.00' },
    { friends: 1, paid: '0.50' },
  ],
  waiting: '4.20',
  paid: '12.50',
  isPaused: false,
};

const friend: ReferredFriend = {
  id: 'rfl_00000001' as ReferredFriend['id'],
  account: 'na•••n',
  joinedAt: '2026-03-29T21:00:00.000Z',
  progress: 'active',
  state: 'in-review',
  earned: '12.00',
};

const payment: ReferralPayment = {
  id: 'rfp_00000001' as ReferralPayment['id'],
  amount: '12.50',
  currency: 'BDT',
  paidAt: '2026-03-29T22:00:00.000Z',
  parts: [
    {
      friend: 'na•••n',
      level: 1,
      kind: 'share',
      day: '2026-03-28',
      basis: 'turnover',
      base: '6000.00',
      basisPoints: 20,
      amount: '12.00',
    },
  ],
};

interface Answers {
  readonly referral?: ReferralOverview | CallFailed;
  readonly rows?: readonly ReferredFriend[];
}

async function open({ referral = overview, rows = [friend] }: Answers = {}) {
  const Centre = await loadCentre();
  const page = (
    <>
      <Centre first="referral" />
      <Toaster />
    </>
  );
  const hosted = await renderInHost(page, {
    session: aSession(),
    texts: { 'mfe-member': remote.texts },
    answers: {
      referral,
      referredFriends: { rows: [...rows], next: null },
      referralPayments: { rows: rows.length > 0 ? [payment] : [], next: null },
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...hosted, user: userEvent.setup() };
}

test('shows the code, the link as a QR code, and the terms as rules in words', async () => {
  await open();
  expect(screen.getByLabelText('Your code')).toHaveValue('ABCD2345');
  expect(screen.getByLabelText('Your link')).toHaveValue(
    'http://localhost/register?referralCode=ABCD2345',
  );
  expect(screen.getByRole('img', { name: 'Scan to register' })).toBeVisible();
  const rules = screen.getByRole('list', { name: 'The rules' });
  expect(rules).toHaveTextContent('For each friend you invite: 0.20% of what the friend stakes');
  expect(rules).toHaveTextContent('For friends on level 2, invited by your friends: 0.05%');
  expect(rules).toHaveTextContent('৳100.00 once for each friend you invite whose deposits reach');
  expect(rules).toHaveTextContent('A friend counts for 90 days');
});

test('without a share dialog of the device the link is copied', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Share the link' }));
  expect(await navigator.clipboard.readText()).toMatch(/referralCode=ABCD2345$/);
  expect(await screen.findByText('Copied: Your link')).toBeVisible();
});

test('a friend is shown with the masked name and whether the friend counts', async () => {
  await open();
  const table = screen.getByRole('table', { name: 'Your friends' });
  expect(within(table).getByRole('row', { name: /na•••n/ })).toHaveTextContent(
    /Active.*Being checked.*৳12.00/,
  );
});

test('a payment opens the friends and days that it is for', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Details of the payment/ }));
  const dialog = screen.getByRole('dialog', { name: 'What the payment is for' });
  expect(within(dialog).getByRole('row', { name: /na•••n/ })).toHaveTextContent(
    '0.20% of stakes, level 1',
  );
});

test('a new friend loads the page again', async () => {
  const { called, host } = await open();
  const count = () => called.filter(({ name }) => name === 'referredFriends').length;
  const before = count();
  act(() => host.publish('referral.changed', { reason: 'friend' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('agents are sent to the agent centre, and an error offers a retry', async () => {
  const { unmount } = await open({ referral: { ...overview, state: 'agent', code: null } });
  expect(screen.getByText('Invite from the agent centre')).toBeVisible();
  unmount();
  await open({ referral: new CallFailed({ code: 'unavailable' }) });
  expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
});

test('without friends the lists say what will show there', async () => {
  await open({ rows: [] });
  expect(screen.getByText('No friends yet')).toBeVisible();
  expect(screen.getByText('Nothing paid yet')).toBeVisible();
});
