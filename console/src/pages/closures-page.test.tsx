import type { AdminClosure, Id } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const waiting: AdminClosure = {
  memberId: 'mem_00000001' as Id<'mem'>,
  brand: 'padma',
  account: 'rahim',
  currency: 'BDT',
  reason: 'privacy',
  requestedAt: '2026-03-01T10:00:00.000Z',
  closesAt: '2026-03-08T10:00:00.000Z',
  open: { balance: '250.00', withdrawals: 0, bets: 2, bonuses: 0 },
};

test('shows what a closure waits for, and cancels it with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/closures',
    answers: {
      brands: [padma, verano],
      accountClosures: { rows: [waiting], next: null },
      cancelAccountClosure: undefined,
    },
  });
  const table = await screen.findByRole('table', { name: 'Account closures' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    /rahim.*Privacy.*Balance: BDT 250\.00.*Open bets: 2/,
  );
  await user.click(within(table).getByRole('button', { name: 'Cancel the closure' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel the closure of rahim?' });
  await user.type(within(dialog).getByLabelText('Why?'), 'asked in the chat');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the closure' }));
  expect(called.find(({ name }) => name === 'cancelAccountClosure')?.input).toEqual({
    memberId: waiting.memberId,
    note: 'asked in the chat',
  });
});
