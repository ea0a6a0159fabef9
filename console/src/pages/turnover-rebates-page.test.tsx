import type { AdminRebatePayment, BrandRebateTerms, Id } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const terms: BrandRebateTerms = {
  brand: 'padma',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  current: { isEnabled: true, rates: { LOTT: 80 }, minimum: '1.00', payAt: '03:00' },
  next: null,
};

const payment: AdminRebatePayment = {
  id: 'rbt_00000001' as Id<'rbt'>,
  brand: 'padma',
  memberId: 'mem_00000001' as Id<'mem'>,
  account: 'rahim',
  amount: '9.87',
  currency: 'BDT',
  by: 'schedule',
  paidAt: '2026-01-16T21:00:00Z',
  parts: [
    { day: '2026-01-16', category: 'LOTT', turnover: '1234.00', basisPoints: 80, amount: '9.872' },
  ],
};

const answers = {
  brands: [padma, verano],
  turnoverRebateTerms: terms,
  adminTurnoverRebates: { rows: [payment], next: null },
  saveTurnoverRebateTerms: undefined,
};
const path = '/turnover-rebates?brand=padma';

test('shows the terms and the payments of a brand', async () => {
  await renderConsole({ path, answers });
  expect(await screen.findByText('Lottery: 0.80%')).toBeVisible();
  expect(screen.getByText('Paid at 03:00 (Asia/Dhaka)')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/rahim.*2026-01-16.*BDT 9.87/);
});

test('changes the terms with a reason, and refuses a rate above 5 %', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path, answers });
  const saved = () => called.filter(({ name }) => name === 'saveTurnoverRebateTerms');
  await user.click(await screen.findByRole('button', { name: 'Change the terms' }));
  const rate = screen.getByLabelText('Slots, %');
  await user.clear(rate);
  await user.type(rate, '5.01');
  await user.type(screen.getByLabelText('Why?'), 'autumn');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/at most 5/)).toBeVisible();
  expect(saved()).toEqual([]);
  await user.clear(rate);
  await user.type(rate, '1,25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved()[0]?.input).toEqual({
    brand: 'padma',
    terms: { ...terms.current, rates: { RNG: 125, LOTT: 80 } },
    note: 'autumn',
  });
});

test('without terms and payments the page says so', async () => {
  const off = { ...terms, current: { ...terms.current, isEnabled: false } };
  const none = { turnoverRebateTerms: off, adminTurnoverRebates: { rows: [], next: null } };
  await renderConsole({ path, answers: { ...answers, ...none } });
  expect(await screen.findByText('No rebate is paid.')).toBeVisible();
  expect(await screen.findByText('No rebate paid yet')).toBeVisible();
});
