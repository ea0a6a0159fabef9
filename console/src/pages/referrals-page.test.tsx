import type { AdminReferral, BrandReferralTerms, Id } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const terms: BrandReferralTerms = {
  brand: 'padma',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  current: {
    isEnabled: true,
    levels: [
      { basis: 'turnover', basisPoints: 20 },
      { basis: 'net', basisPoints: 100 },
    ],
    firstDeposit: { deposits: '500.00', turnover: '1000.00', amount: '100.00' },
    days: 90,
    minimum: '1.00',
    payAt: '04:00',
  },
  next: null,
  totals: { friends: 12, held: 1, rejected: 2, paid: '340.50' },
};

const held: AdminReferral = {
  id: 'rfl_00000001' as Id<'rfl'>,
  brand: 'padma',
  referrerId: 'mem_00000001' as Id<'mem'>,
  referrer: 'rahim',
  friendId: 'mem_00000002' as Id<'mem'>,
  friend: 'rahim_two',
  joinedAt: '2026-01-16T21:00:00Z',
  state: 'held',
  reasons: ['same-device', 'same-network'],
  decidedBy: null,
  decidedAt: null,
  note: null,
};

const answers = {
  brands: [padma, verano],
  referralTerms: terms,
  adminReferrals: { rows: [held], next: null },
  saveReferralTerms: undefined,
  decideReferral: undefined,
};
const path = '/referrals?brand=padma';

test('shows totals, terms and the queue with the reasons', async () => {
  await renderConsole({ path, answers });
  expect(await screen.findByText('Level 1: 0.20% of turnover')).toBeVisible();
  expect(screen.getByText('BDT 340.50')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Invitations' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    /rahim_two.*rahim.*Same device, Same network.*Waiting/,
  );
});

test('a held referral is rejected with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path, answers });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = screen.getByRole('dialog', { name: 'Reject the referral of rahim_two?' });
  await user.type(within(dialog).getByLabelText('Why?'), 'one person');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(called.find(({ name }) => name === 'decideReferral')?.input).toEqual({
    memberId: held.friendId,
    decision: 'reject',
    note: 'one person',
  });
});

test('changes the terms with a reason, and refuses a rate above 20 %', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path, answers });
  const saved = () => called.filter(({ name }) => name === 'saveReferralTerms');
  await user.click(await screen.findByRole('button', { name: 'Change the terms' }));
  const rate = screen.getByLabelText('Level 3, %');
  await user.clear(rate);
  await user.type(rate, '20.01');
  await user.type(screen.getByLabelText('Why?'), 'autumn');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/at most 20/)).toBeVisible();
  expect(saved()).toEqual([]);
  await user.clear(rate);
  await user.type(rate, '0,05');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved()[0]?.input).toEqual({
    brand: 'padma',
    terms: {
      ...terms.current,
      levels: [...terms.current.levels, { basis: 'turnover', basisPoints: 5 }],
    },
    note: 'autumn',
  });
});
