import { CallFailed } from '@croupier/client';
import type { ProfitReport, ReportSums } from '@croupier/contracts';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';
import { inAll } from '../testing/makers.ts';

const noSums: ReportSums = {
  bets: 0,
  turnover: '0.00',
  win: '0.00',
  tip: '0.00',
  bonus: '0.00',
  rebate: '0.00',
  deposit: '0.00',
  withdrawal: '0.00',
  fee: '0.00',
  transfer: '0.00',
  correction: '0.00',
  profit: '0.00',
};

const played = { ...noSums, bets: 12, turnover: '120.00', win: '90.50', profit: '-29.50' };

function aReport(overrides: Partial<ProfitReport> = {}): ProfitReport {
  return {
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    today: '2026-03-31',
    from: '2026-03-02',
    to: '2026-03-31',
    isComplete: true,
    total: { ...played, fee: '10.00' },
    days: [{ day: '2026-03-30', sums: played }],
    by: 'day',
    groups: [],
    ...overrides,
  };
}

async function open(report: ProfitReport | CallFailed) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first="personalProfit" />, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    answers: { profitReport: report },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...hosted, user: userEvent.setup() };
}

const inputs = (called: readonly { name: string; input: unknown }[]) =>
  called.filter(({ name }) => name === 'profitReport').map(({ input }) => input);

test('shows the totals, a bar for every day of the period and the days with bookings', async () => {
  await open(aReport());
  const totals = within(screen.getByRole('group', { name: 'Totals of the period' }));
  expect(totals.getByText('−৳29.50')).toBeVisible();
  expect(totals.getByText('Fees')).toBeVisible();
  expect(totals.queryByText('Tips')).toBeNull();
  const chart = screen.getByRole('img', { name: /^Profit and loss by day/ });
  expect(chart.querySelectorAll('rect')).toHaveLength(30);
  const table = screen.getByRole('table', { name: 'Profit and loss: Day' });
  expect(within(table).getByRole('row', { name: /30 Mar 2026/ })).toHaveTextContent('৳120.00');
  expect(screen.getByText(/Asia\/Dhaka/)).toBeVisible();
});

test('goes to the previous 30 days, to 7 days, and never past today', async () => {
  const { user, called } = await open(aReport());
  expect(screen.getByRole('button', { name: 'Next 30 days' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous 30 days' }));
  expect(inputs(called).at(-1)).toEqual({ from: '2026-01-31', to: '2026-03-01', by: 'day' });
  expect(screen.getByRole('button', { name: 'Next 30 days' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(inputs(called).at(-1)).toEqual({ from: '2026-02-23', to: '2026-03-01', by: 'day' });
});

test('groups by game, and the file has the same grouping and language', async () => {
  const group = {
    id: 'RNG studio gam_1',
    category: 'RNG',
    vendor: 'studio',
    vendorName: 'Croupier Studio',
    gameName: inAll('River Lotus'),
    sums: played,
  } as const;
  const without = { ...group, id: '  ', category: null, vendor: '', gameName: null };
  const { user, called } = await open(aReport({ by: 'game', groups: [group, without] }));
  await user.click(screen.getByRole('radio', { name: 'Game' }));
  expect(inputs(called).at(-1)).toEqual({ by: 'game' });
  const table = screen.getByRole('table', { name: 'Profit and loss: Game' });
  expect(within(table).getByRole('row', { name: /River Lotus/ })).toHaveTextContent('−৳29.50');
  expect(within(table).getByRole('row', { name: /Without a game/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'As a file (CSV)' })).toHaveAttribute(
    'href',
    '/wps/member/profit.csv?from=2026-03-02&to=2026-03-31&by=game&language=en',
  );
});

test('loads again when a bet is booked', async () => {
  const { called, host } = await open(aReport());
  const before = inputs(called).length;
  act(() =>
    host.publish('wallet.balance-changed', { sumBalance: '1200.00', currency: 'BDT', version: 4 }),
  );
  await waitFor(() => expect(inputs(called).length).toBeGreaterThan(before));
});

test('days without bookings say so, and an incomplete report offers to load again', async () => {
  const { user, called } = await open(aReport({ days: [], total: noSums, isComplete: false }));
  expect(screen.getByText('Nothing booked in these days')).toBeVisible();
  const before = inputs(called).length;
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(inputs(called).length).toBeGreaterThan(before));
});

test('an error offers a retry', async () => {
  await open(new CallFailed({ code: 'unavailable' }));
  expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
});

test('a day leads to the bookings that make its sums', async () => {
  const { published, user } = await open(aReport());
  await user.click(screen.getByRole('button', { name: '30 Mar 2026: Open “Account record”' }));
  expect(published).toContainEqual(
    expect.objectContaining({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'transactionHistory', about: '2026-03-30' },
    }),
  );
});
