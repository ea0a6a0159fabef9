import { aMatch, bookServer, sendBoard } from '../testing/book-page.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TicketView } from '../../src/play-protocol.ts';
import { followBoard } from '../lib/board.ts';
import { followHost } from '../lib/host.ts';
import { beginSession } from '../lib/session.ts';
import { openAsked } from '../lib/route.ts';
import { isThemeOfHost, setOddsFormat } from '../lib/settings.ts';
import { clearSlip } from '../lib/slip.ts';
import { App } from './app.tsx';

const ticket: TicketView = {
  id: 't1',
  orderId: 'o1',
  state: 'open',
  stake: '100.00',
  potential: '195.00',
  paid: '0.00',
  corrected: '0.00',
  refusal: null,
  placedAt: '2026-03-01T12:00:00.000Z',
  legs: [
    {
      match: 'm1',
      market: 'winner',
      selection: 'home',
      price: 195,
      label: { league: 'cup', home: 'Reds', away: 'Blues' },
      score: null,
      result: null,
    },
  ],
  cashOut: '90.00',
  balance: '9000000',
};

async function open(answers: Parameters<typeof bookServer>[0] = {}) {
  const server = bookServer(answers);
  await act(() => beginSession());
  render(<App />);
  act(() => sendBoard({}));
  return { ...server, user: userEvent.setup() };
}

const price = (name: RegExp) => screen.findByRole('button', { name });
const placeButton = () => screen.getByRole('button', { name: /^Place bet/ });

beforeAll(() => {
  // jsdom reads the page's own address when the session is resumed.
  bookServer({});
  followBoard();
});

beforeEach(() => {
  window.history.replaceState(null, '', '/play/fb-book?launch_token=t1');
  isThemeOfHost.set(false);
  setOddsFormat('decimal');
  clearSlip();
});

test('prices are written in the chosen format everywhere', async () => {
  const { user } = await open();
  expect(await price(/^Reds, Match result: 1\.95$/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Odds'), 'american');
  expect(await price(/^Reds, Match result: −105$/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Odds'), 'fractional');
  expect(await price(/^Blues, Match result: 31\/10$/)).toBeVisible();
});

test('a bet is placed once, leaves the slip and shows a confirmation', async () => {
  const { user, bets } = await open({
    'POST /api/bets': () => ({ status: 200, value: ticket }),
  });
  await user.click(await price(/^Reds, Match result/));
  await user.type(screen.getByLabelText('Stake'), '100');
  await user.click(placeButton());
  expect(await screen.findByText('Bet placed')).toBeVisible();
  expect(screen.getByText('Choose a price to start a bet.')).toBeVisible();
  expect(bets().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      stake: '100.00',
      legs: [{ match: 'm1', market: 'winner', selection: 'home', price: 195 }],
    }),
  ]);
});

test('an order without an answer is repeated as the same order', async () => {
  let attempts = 0;
  const { user, bets } = await open({
    'POST /api/bets': () => (++attempts === 1 ? 'offline' : { status: 200, value: ticket }),
  });
  await user.click(await price(/^Reds, Match result/));
  await user.type(screen.getByLabelText('Stake'), '100');
  await user.click(placeButton());
  expect(await screen.findByText('No connection. Nothing was lost: try again.')).toBeVisible();
  await user.click(placeButton());
  expect(await screen.findByText('Bet placed')).toBeVisible();
  const [first, second] = bets().map(({ body }) => body?.['orderId']);
  expect(second).toBe(first);
});

test('a changed price has to be accepted before anything is placed', async () => {
  const moved = { match: 'm1', market: 'winner', selection: 'home', price: 180, reason: null };
  const { user, bets } = await open({
    'POST /api/bets': ({ body }) =>
      JSON.stringify(body?.['legs']).includes('195')
        ? { status: 409, value: { code: 'price-moved', legs: [moved] } }
        : { status: 200, value: ticket },
  });
  await user.click(await price(/^Reds, Match result/));
  await user.type(screen.getByLabelText('Stake'), '100');
  await user.click(placeButton());
  expect(
    await screen.findByText('A price has changed. Look at it and place the bet again.'),
  ).toBeVisible();
  expect(screen.getByText('was 1.95')).toBeVisible();
  expect(screen.getByText('Possible payout').nextSibling).toHaveTextContent('৳180.00');
  expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept new prices' }));
  expect(bets()).toHaveLength(1);
  await user.click(placeButton());
  expect(await screen.findByText('Bet placed')).toBeVisible();
  expect(bets().at(-1)?.body).toMatchObject({ legs: [{ price: 180 }] });
});

test('two selections of one match cannot be a parlay, and the slip says why', async () => {
  const { user } = await open();
  await user.click(await price(/^Reds, Match result/));
  await user.click(await price(/^Draw, Match result/));
  await user.click(screen.getByRole('button', { name: 'Parlay' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Two selections of the same match cannot be in one parlay',
  );
  await user.type(screen.getByLabelText('Stake'), '100');
  expect(placeButton()).toBeDisabled();
});

test('selections of two matches are a parlay at the product of their prices', async () => {
  const { user } = await open();
  act(() => sendBoard({ matches: [aMatch('m1'), aMatch('m2', { home: 'whites' })] }));
  await user.click(await price(/^Reds, Match result/));
  await user.click(await price(/^Whites, Match result/));
  await user.type(screen.getByLabelText('Stake'), '100');
  expect(screen.getByText('৳380.25')).toBeVisible();
});

test('the slip survives a reload, for example into another language', async () => {
  const { user } = await open();
  await user.click(await price(/^Reds, Match result/));
  await user.type(screen.getByLabelText('Stake'), '75');
  const reloaded: unknown[] = [];
  await jest.isolateModulesAsync(async () => {
    const { slip } = await import('../lib/slip.ts');
    reloaded.push(slip.get());
  });
  expect(reloaded).toMatchObject([
    {
      legs: [{ match: 'm1', market: 'winner', selection: 'home', price: 195 }],
      stakes: { 'm1|winner|home': '75' },
    },
  ]);
});

test('a feed that stopped suspends every price and shows a notice', async () => {
  const { user } = await open();
  await user.click(await price(/^Reds, Match result/));
  act(() => sendBoard({ isFeedSilent: true, matches: [aMatch('m1', { suspended: 'feed' })] }));
  expect(
    screen.getByText('The match feed has stopped. All markets are suspended until it is back.'),
  ).toBeVisible();
  expect(await price(/^Blues, Match result: Suspended$/)).toBeDisabled();
});

test('a lost connection suspends every price and the slip, says so, and its return opens them again', async () => {
  const { user } = await open();
  await user.click(await price(/^Reds, Match result/));
  await user.type(screen.getByLabelText('Stake'), '100');
  const lostAt = Date.now() + 10_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(lostAt);
  expect(await screen.findByText(/^The connection is lost/)).toBeVisible();
  expect(await price(/^Blues, Match result: Suspended$/)).toBeDisabled();
  expect(placeButton()).toBeDisabled();
  act(() => sendBoard({}));
  expect(screen.queryByText(/^The connection is lost/)).toBeNull();
  expect(await price(/^Blues, Match result: 4\.10$/)).toBeEnabled();
  expect(placeButton()).toBeEnabled();
  clock.mockRestore();
});

test('a launch that names a bet opens with it: its number, its price and the final score', async () => {
  const [leg] = ticket.legs;
  if (!leg) throw new Error('no leg');
  const won: TicketView = {
    ...ticket,
    state: 'won',
    paid: '195.00',
    cashOut: null,
    legs: [{ ...leg, score: [2, 1], result: 'won' }],
  };
  window.history.replaceState(null, '', '/play/fb-book?launch_token=t1');
  openAsked('t1');
  await open({ 'GET /api/tickets/t1': () => ({ status: 200, value: won }) });
  expect(await screen.findByText('t1')).toBeVisible();
  expect(screen.getByText('2 : 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch the course of the match' })).toHaveAttribute(
    'href',
    '#/match/m1',
  );
});

test('the book takes the theme of the page around it, and of no other page', async () => {
  const reload = jest.fn();
  const stop = followHost(reload);
  await open();
  const emit = (data: object, origin: string) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }));
    });
  const look = { type: 'host.look', theme: 'light', language: 'en' };
  emit(look, 'http://elsewhere.example');
  expect(screen.getByRole('button', { name: /theme$/ })).toBeVisible();
  emit(look, 'http://site.example');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(screen.queryByRole('button', { name: /theme$/ })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  emit({ ...look, language: 'ar' }, 'http://site.example');
  expect(reload).toHaveBeenCalledWith(expect.stringContaining('language=ar'));
  stop();
});

test('a bet is ended early only after a second press, for the amount that was shown', async () => {
  const { user, asked } = await open({
    'GET /api/bets': () => ({ status: 200, value: { tickets: [ticket], next: null } }),
    'POST /api/bets/t1/cash-out': () => ({
      status: 200,
      value: { ...ticket, state: 'cashed-out' },
    }),
  });
  act(() => {
    window.location.hash = '#/bets';
    window.dispatchEvent(new Event('hashchange'));
  });
  await user.click(await screen.findByRole('button', { name: 'Cash out ৳90.00' }));
  expect(asked.some(({ path }) => path.endsWith('/cash-out'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Confirm ৳90.00' }));
  expect(asked.find(({ path }) => path.endsWith('/cash-out'))?.body).toEqual({ amount: '90.00' });
});

test('a cash-out that the market refused says so, also when the offer is gone', async () => {
  const timer = jest.spyOn(window, 'setInterval');
  let shown: TicketView = ticket;
  const { user } = await open({
    'GET /api/bets': () => ({ status: 200, value: { tickets: [shown], next: null } }),
    'POST /api/bets/t1/cash-out': () => ({ status: 409, value: { code: 'cash-out-moved' } }),
  });
  act(() => {
    window.location.hash = '#/bets';
    window.dispatchEvent(new Event('hashchange'));
  });
  await user.click(await screen.findByRole('button', { name: 'Cash out ৳90.00' }));
  await user.click(screen.getByRole('button', { name: 'Confirm ৳90.00' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The offer has changed.');
  shown = { ...ticket, cashOut: null };
  await act(async () => {
    for (const [read] of timer.mock.calls) read();
  });
  expect(screen.queryByRole('button', { name: /Cash out/ })).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The offer has changed.');
  timer.mockRestore();
});

test('when an open bet is decided, the balance with its payment is shown', async () => {
  const timer = jest.spyOn(window, 'setInterval');
  let [tickets, balance] = [[ticket], '9000000'];
  const { asked } = await open({
    'GET /api/bets': () => ({ status: 200, value: { tickets, next: null } }),
    'GET /api/session': () => ({ status: 200, value: { balance } }),
  });
  act(() => {
    window.location.hash = '#/bets';
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(await screen.findByRole('button', { name: 'Cash out ৳90.00' })).toBeVisible();
  [tickets, balance] = [[], '28500000'];
  await act(async () => {
    for (const [read] of timer.mock.calls) read();
  });
  expect(await screen.findByText('৳285.00')).toBeVisible();
  expect(asked.filter(({ path }) => path === '/api/session').length).toBeGreaterThan(0);
  timer.mockRestore();
});
