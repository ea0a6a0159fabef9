import type { Calls, AdminRebate, Id, InputOf, RebateTotals } from '@croupier/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const gameName = { en: 'SSC', bn: 'SSC', es: 'SSC', ar: 'SSC' };

const rebate: AdminRebate = {
  id: 'trf_00000001' as Id<'trf'>,
  ticketId: 'tkt_00000001' as Id<'tkt'>,
  brand: 'padma',
  earner: { id: 'mem_00000001' as Id<'mem'>, account: 'karim_agent' },
  player: { id: 'mem_00000002' as Id<'mem'>, account: 'rahim' },
  gameName,
  drawId: 'drw_00000001' as Id<'drw'>,
  numero: '20260116-0007',
  amount: '0.50',
  currency: 'BDT',
  paidAt: '2026-01-16T09:00:00Z',
};

const summed = (key: string, label: string): RebateTotals => ({
  totals: [{ currency: 'BDT', amount: '0.50' }],
  sums: [{ key, label, gameName: null, currency: 'BDT', amount: '0.50', payments: 1 }],
});

const answers = {
  brands: [padma, verano],
  adminRebates: { rows: [rebate], next: null },
  rebateTotals: ({ by }: InputOf<Calls['rebateTotals']>) =>
    by === 'day' ? summed('2026-01-16', '2026-01-16') : summed('mem_00000001', 'karim_agent'),
};

test('rebates are summed and listed, and a row of the sums filters both until the filter is removed', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path: '/rebates', answers });
  const lastOf = (call: string) => called.filter(({ name }) => name === call).at(-1)?.input;
  const payments = await screen.findByRole('table', { name: 'Payments' });
  expect(within(payments).getAllByRole('row')[1]).toHaveTextContent(
    /karim_agent padma.*rahim.*SSC 20260116-0007.*BDT 0.50/,
  );
  await user.click(screen.getByRole('radio', { name: 'Member' }));
  expect(lastOf('rebateTotals')).toEqual({ by: 'member' });
  await user.click(await screen.findByRole('button', { name: 'karim_agent' }));
  expect(lastOf('adminRebates')).toEqual({ memberId: 'mem_00000001' });
  expect(lastOf('rebateTotals')).toEqual({ by: 'member', memberId: 'mem_00000001' });
  await user.click(screen.getByRole('button', { name: 'Show all again, not only karim_agent' }));
  expect(screen.queryByRole('button', { name: /^Show all again/ })).not.toBeInTheDocument();
});

test('a range of days applies to both calls; a range that ends before it begins is reported', async () => {
  const { called } = await renderConsole({ path: '/rebates?brand=padma', answers });
  const from = await screen.findByLabelText('From');
  const to = screen.getByLabelText('To');
  fireEvent.change(from, { target: { value: '2026-01-10' } });
  fireEvent.change(to, { target: { value: '2026-01-16' } });
  await screen.findByRole('table', { name: 'Payments' });
  const span = { brand: 'padma', from: '2026-01-10', to: '2026-01-16' };
  expect(called).toContainEqual(expect.objectContaining({ name: 'adminRebates', input: span }));
  fireEvent.change(to, { target: { value: '2026-01-01' } });
  expect(to).toHaveAccessibleDescription(/comes before the first/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('without payments the page says what pays rebates', async () => {
  const none = { adminRebates: { rows: [], next: null }, rebateTotals: { totals: [], sums: [] } };
  await renderConsole({ path: '/rebates', answers: { ...answers, ...none } });
  expect(await screen.findByText('No rebates here')).toBeVisible();
});
