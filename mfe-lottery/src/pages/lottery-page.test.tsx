import { CallFailed } from '@croupier/client';
import { aSession, renderInHost, type Answers, type HostOptions } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { aDraw, aDrawnDraw, aPriceList, aTable, aTicket } from '../testing/makers.ts';
import { LotteryPage } from './lottery-page.tsx';

const nothing = { rows: [], next: null };

async function openPage(answers: Answers = {}, options: HostOptions = {}) {
  const hosted = await renderInHost(<LotteryPage />, {
    path: '/lottery',
    texts: { 'mfe-lottery': remote.texts },
    session: aSession(),
    answers: { lotteryGames: [aTable()], priceList: aPriceList(), tickets: nothing, ...answers },
    ...options,
  });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return hosted;
}

const choice = (name: RegExp) => screen.getByRole('button', { name });
const slip = () => within(screen.getByRole('region', { name: 'Your slip' }));

test('the table shows the draw, its last dice and what each choice pays', async () => {
  await openPage();
  expect(screen.getByText('Draw 20260105-0721')).toBeVisible();
  expect(screen.getByText('Bets are open')).toBeVisible();
  expect(choice(/^Sum 10, pays 7.68 times$/)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByText('1, 1, 3')).not.toHaveLength(0);
});

test('a player puts lines on the slip and confirms the exact total', async () => {
  const user = userEvent.setup();
  const { called } = await openPage({ placeTicket: aTicket() });
  await user.click(choice(/^Big,/));
  await user.click(choice(/^Sum 10,/));
  await user.clear(screen.getByLabelText('Stake on Sum 10'));
  await user.type(screen.getByLabelText('Stake on Sum 10'), '2.5');
  await user.click(slip().getByRole('button', { name: 'Confirm bet · ৳12.50' }));

  const placed = called.find(({ name }) => name === 'placeTicket');
  expect(placed?.key).toBeTruthy();
  expect(placed?.input).toEqual({
    drawId: 'drw_current1',
    priceVersion: 1,
    lines: [
      { playType: 'two-sided', choice: 'big', stake: '10.00' },
      { playType: 'sum', choice: '10', stake: '2.5' },
    ],
  });
  expect(slip().getByText(/they gather here/)).toBeVisible();
});

test('a chip sets the stake of every line, a second press on a choice takes it off', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(choice(/^Big,/));
  await user.click(choice(/^Sum 10,/));
  await user.click(slip().getByRole('radio', { name: '৳50.00' }));
  expect(slip().getByRole('button', { name: 'Confirm bet · ৳100.00' })).toBeEnabled();
  await user.click(choice(/^Big,/));
  expect(slip().getByRole('button', { name: 'Confirm bet · ৳50.00' })).toBeEnabled();
});

test('a stake outside the limits says so and is not sent', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(choice(/^Big,/));
  await user.clear(screen.getByLabelText('Stake on Big'));
  await user.type(screen.getByLabelText('Stake on Big'), '100.01');
  expect(slip().getByText('At most ৳100.00.')).toBeVisible();
  expect(slip().getByRole('button', { name: /^Confirm bet/ })).toBeDisabled();
});

test('the lines of the slip are folded until asked for, or until a stake needs a hand', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(choice(/^Big,/));
  const fold = () => slip().getByRole('button', { name: 'Lines on the slip' });
  expect(fold()).toHaveAttribute('aria-expanded', 'false');
  expect(slip().getByRole('list')).toHaveAttribute('data-folded');
  await user.click(fold());
  expect(slip().getByRole('list')).not.toHaveAttribute('data-folded');
  await user.click(fold());
  expect(fold()).toHaveAttribute('aria-expanded', 'false');
  await user.clear(screen.getByLabelText('Stake on Big'));
  expect(fold()).toHaveAttribute('aria-expanded', 'true');
});

test('a refusal is told, and the slip stays', async () => {
  const user = userEvent.setup();
  await openPage({ placeTicket: new CallFailed({ code: 'insufficient-funds' }) });
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('button', { name: /^Confirm bet/ }));
  expect(slip().getByRole('alert')).not.toBeEmptyDOMElement();
  expect(slip().getByRole('button', { name: 'Remove Big' })).toBeVisible();
});

test('changed odds are asked for anew', async () => {
  const user = userEvent.setup();
  const { called } = await openPage({ placeTicket: new CallFailed({ code: 'price-changed' }) });
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('button', { name: /^Confirm bet/ }));
  expect(called.filter(({ name }) => name === 'priceList')).toHaveLength(2);
});

test('a visitor may look, and is asked to sign in when betting', async () => {
  const user = userEvent.setup();
  const { said, called } = await openPage({}, { session: null });
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('button', { name: 'Sign in to bet' }));
  expect(said).toContainEqual(
    expect.objectContaining({ topic: 'sign-in.requested', payload: { reason: 'bet' } }),
  );
  expect(called.some(({ name }) => name === 'tickets')).toBe(false);
});

test('a draw whose lock has passed takes no bets, though no news of it came', async () => {
  const past = new Date(Date.now() - 2000).toISOString();
  const user = userEvent.setup();
  await openPage({ lotteryGames: [aTable({ current: aDraw({ locksAt: past }) })] });
  await user.click(choice(/^Big,/));
  expect(screen.getByText('Bets are closed, drawing soon')).toBeVisible();
  expect(slip().getByRole('button', { name: 'The next draw opens in a moment' })).toBeDisabled();
});

test('numbers that arrive on the live stream are shown and said aloud', async () => {
  const { host } = await openPage();
  act(() =>
    host.publish('draw.changed', {
      ...aDrawnDraw([2, 4, 5], 'current1', 'resulted'),
      numero: '20260105-0721',
      drawsAt: aDraw().drawsAt,
    }),
  );
  expect(screen.getByText('Result of 20260105-0721')).toBeVisible();
  expect(screen.getByText('Draw 20260105-0721: 2, 4, 5. The sum is 11.')).toBeInTheDocument();
});

test('a ticket that wins says so and is asked for anew', async () => {
  let ticket = aTicket();
  const { host, called } = await openPage({ tickets: () => ({ rows: [ticket], next: null }) });
  expect(screen.getByText('Waiting for the draw')).toBeVisible();
  ticket = aTicket({ state: 'won', payout: '76.80', draw: aDrawnDraw([2, 4, 4], 'current1') });
  const settled = { id: ticket.id, drawId: ticket.draw.id, state: 'won' as const, payout: '76.80' };
  await act(async () => host.publish('ticket.settled', settled));
  expect(await screen.findByText('+৳76.80')).toBeVisible();
  expect(screen.getByText('Your ticket won ৳76.80!')).toBeInTheDocument();
  expect(called.filter(({ name }) => name === 'tickets').length).toBeGreaterThan(1);
});

test('a ticket that lost is told when its draw is settled', async () => {
  let ticket = aTicket();
  const { host } = await openPage({ tickets: () => ({ rows: [ticket], next: null }) });
  ticket = aTicket({ state: 'lost', draw: aDrawnDraw([6, 6, 6], 'current1') });
  await act(async () => host.publish('draw.changed', ticket.draw));
  expect(await screen.findByText('Lost')).toBeVisible();
  expect(screen.getByText(/did not win/)).toBeInTheDocument();
});

test('no tables, and tables that could not be asked for, each have their own page', async () => {
  const { unmount } = await openPage({ lotteryGames: [] });
  expect(screen.getByText('No table is open right now')).toBeVisible();
  unmount();
  await openPage({ lotteryGames: new CallFailed({ code: 'offline' }) });
  expect(screen.getByRole('alert')).toBeVisible();
});

test('among Arabic words an issue number keeps its order', async () => {
  await openPage({}, { language: 'ar' });
  expect(screen.getByText('السحب \u206620260105-0721\u2069')).toBeVisible();
});
