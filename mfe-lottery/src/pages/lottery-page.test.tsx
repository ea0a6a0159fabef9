import { CallFailed } from '@croupier/client';
import type { Chase, Ticket } from '@croupier/contracts';
import { useShownPageName } from '@croupier/ui';
import { aSession, idOf, renderInHost, type Answers, type HostOptions } from '@croupier/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import {
  aDraw,
  aDrawnDraw,
  aPlayType,
  aPriceList,
  aTable,
  aTicket,
  aWrittenPlayType,
} from '../testing/makers.ts';
import { LotteryPage } from './lottery-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const nothing = { rows: [], next: null };

async function openPage(answers: Answers = {}, options: HostOptions = {}) {
  const hosted = await renderInHost(<LotteryPage />, {
    path: '/lottery?gameCode=k3-1m',
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
const confirm = (name: string) => slip().getByRole('button', { name });

test('the table shows the draw, its last dice and the odds of each choice', async () => {
  await openPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dice K3 · 1 minute');
  expect(screen.getByText('Draw 20260105-0721')).toBeVisible();
  expect(screen.getByText('Bets are open')).toBeVisible();
  expect(choice(/^Sum 10, pays 7.68 times$/)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByText('1, 1, 3')).not.toHaveLength(0);
});

const TabName = () => <p aria-label="name in the tab">{useShownPageName()}</p>;

test.each([
  ['/lottery?gameCode=k3-1m', 'Dice K3 · 1 minute'],
  ['/lottery', ''],
])('the tab of %s has the name “%s”', async (path, name) => {
  await renderInHost([<LotteryPage key="page" />, <TabName key="name" />], {
    path,
    texts: { 'mfe-lottery': remote.texts },
    answers: { lotteryGames: [aTable()], priceList: aPriceList() },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('name in the tab').textContent).toBe(name));
});

test('a player adds lines of several kinds to the slip and confirms the exact total', async () => {
  const user = userEvent.setup();
  const { called } = await openPage({ placeTicket: aTicket() });
  await user.click(choice(/^Big,/));
  await user.click(choice(/^Sum 10,/));
  await user.clear(slip().getByLabelText('Multiplier'));
  await user.type(slip().getByLabelText('Multiplier'), '25');
  await user.click(confirm('Confirm bet · ৳50.00'));

  const placed = called.find(({ name }) => name === 'placeTicket');
  expect(placed?.key).toBeTruthy();
  expect(placed?.input).toEqual({
    drawId: 'drw_current1',
    priceVersion: 1,
    prizeMode: 'SEA',
    unitMode: '1',
    onPriceChange: 'ask',
    lines: [
      { playType: 'two-sided', choice: 'big', stake: '25.00' },
      { playType: 'sum', choice: '10', stake: '25.00' },
    ],
  });
  expect(slip().getByText(/they gather here/)).toBeVisible();
});

test('a second press on a choice removes it, and the multiplier applies to every line', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(choice(/^Big,/));
  await user.click(choice(/^Sum 10,/));
  await user.click(slip().getByRole('button', { name: '×50' }));
  expect(confirm('Confirm bet · ৳100.00')).toBeEnabled();
  await user.click(choice(/^Big,/));
  expect(confirm('Confirm bet · ৳50.00')).toBeEnabled();
});

test('a stake outside the limits shows an error and is not sent', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('radio', { name: '৳0.10' }));
  expect(slip().getByText('A line costs at least ৳1.00.')).toBeVisible();
  expect(confirm('Confirm bet · ৳0.10')).toBeDisabled();
  await user.click(slip().getByRole('button', { name: '×10' }));
  expect(confirm('Confirm bet · ৳1.00')).toBeEnabled();
});

test.each([
  ['', '', true],
  ['1.5', '1.5', true],
  ['-5', '-5', true],
  ['🍀', '🍀', true],
  ['١٠', '١٠', false],
  ['  10 ', '  10 ', false],
  ['\u200f10\u200f', '\u200f10\u200f', false],
  ['100001', '100001', true],
])(
  'the multiplier “%s” keeps its typed text and shows an error if it is invalid',
  async (typed, stored, isWrong) => {
    await openPage({}, { path: '/lottery?gameCode=k3-1m' });
    fireEvent.click(choice(/^Big,/));
    const multiplier = slip().getByLabelText('Multiplier');
    fireEvent.change(multiplier, { target: { value: typed } });
    expect(multiplier).toHaveValue(stored);
    const place = slip().getByRole('button', { name: /^Confirm bet/ });
    if (isWrong) {
      expect(multiplier).toHaveAccessibleDescription('Enter a whole number from 1 to 100,000.');
      expect(place).toBeDisabled();
    } else {
      expect(multiplier).toBeValid();
      expect(place).toHaveAccessibleName('Confirm bet · ৳10.00');
    }
  },
);

test('a member whose odds use a lower prize group sees a notice, and can bet with it', async () => {
  const user = userEvent.setup();
  const { called } = await openPage({
    priceList: aPriceList({ groups: { own: 1800, mode: 1950 } }),
    placeTicket: aTicket(),
  });
  expect(screen.getByText(/prize group is 1,800 of 1,950/)).toBeVisible();
  await user.click(choice(/^Big,/));
  await user.click(confirm('Confirm bet · ৳1.00'));
  const placed = called.find(({ name }) => name === 'placeTicket');
  expect(placed?.input).toMatchObject({ prizeGroup: 1800 });
});

test('exceeding the limit of a draw is reported before sending', async () => {
  const user = userEvent.setup();
  const { game } = aTable();
  await openPage({ lotteryGames: [aTable({ game: { ...game, maxStakePerDraw: '1.50' } })] });
  await user.click(choice(/^Big,/));
  await user.click(choice(/^Small,/));
  expect(slip().getByText(/^At most ৳1.50 on one draw/)).toBeVisible();
  expect(confirm('Confirm bet · ৳2.00')).toBeDisabled();
});

test('the details of the slip are collapsed until opened, or until the stake has an error', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(choice(/^Big,/));
  const fold = () => slip().getByRole('button', { name: 'Details of the slip' });
  expect(fold()).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold());
  expect(fold()).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold());
  await user.click(slip().getByRole('radio', { name: '৳0.01' }));
  expect(fold()).toHaveAttribute('aria-expanded', 'true');
});

test('a refusal is reported, the slip stays, and a member without money gets a link to the deposit', async () => {
  const user = userEvent.setup();
  const { published } = await openPage({
    placeTicket: new CallFailed({ code: 'insufficient-funds' }),
  });
  await user.click(choice(/^Big,/));
  await user.click(confirm('Confirm bet · ৳1.00'));
  expect(slip().getByRole('alert')).toHaveTextContent(/Your balance isn’t enough/);
  await user.click(slip().getByRole('button', { name: 'Deposit' }));
  expect(published).toContainEqual(
    expect.objectContaining({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'depositv2' },
    }),
  );
  expect(slip().getByRole('button', { name: 'Remove Big' })).toBeVisible();
});

test('a bet above a limit of the member’s own leads to the page of the limits', async () => {
  const user = userEvent.setup();
  const { published } = await openPage({
    placeTicket: new CallFailed({ code: 'loss-limit-reached' }),
  });
  await user.click(choice(/^Big,/));
  await user.click(confirm('Confirm bet · ৳1.00'));
  await user.click(slip().getByRole('button', { name: 'See my limits' }));
  expect(published).toContainEqual(
    expect.objectContaining({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'playSafely' },
    }),
  );
});

test('changed prices are shown beside the old ones and must be confirmed', async () => {
  const user = userEvent.setup();
  let prices = aPriceList();
  const { called } = await openPage({
    priceList: () => prices,
    placeTicket: () => {
      if (prices.priceVersion === 2) return aTicket();
      prices = aPriceList({
        priceVersion: 2,
        playTypes: aPriceList().playTypes.map((type) => ({
          ...type,
          choices: type.choices.map((one) => ({
            ...one,
            odds: one.code === 'big' ? '1.9' : one.odds,
          })),
        })),
      });
      throw new CallFailed({ code: 'price-changed' });
    },
  });
  await user.click(choice(/^Big,/));
  await user.click(choice(/^Sum 10,/));
  await user.click(confirm('Confirm bet · ৳2.00'));
  const notice = await slip().findByText(/Prices have changed/);
  const moved = within(notice.parentElement ?? notice).getAllByRole('listitem');
  expect(moved.map(({ textContent }) => textContent)).toEqual(['Big: ×1.92 ×1.90']);
  await user.click(confirm('Confirm bet · ৳2.00'));
  const placed = called.filter(({ name }) => name === 'placeTicket');
  expect(placed.map(({ input }) => input)).toMatchObject([
    { priceVersion: 1 },
    { priceVersion: 2 },
  ]);
});

test('a chase is placed on the following draws, each with its multiplier, and costs their sum', async () => {
  const user = userEvent.setup();
  const { called } = await openPage({ placeChase: new CallFailed({ code: 'insufficient-funds' }) });
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('switch', { name: 'Bet on the next draws, too' }));
  await user.click(slip().getByRole('button', { name: 'Fewer draws' }));
  await user.click(slip().getByRole('button', { name: 'Double each' }));
  await user.click(confirm('Confirm chase · ৳15.00'));
  expect(called.find(({ name }) => name === 'placeChase')?.input).toMatchObject({
    multipliers: [1, 2, 4, 8],
    stopOnWin: true,
    lines: [{ playType: 'two-sided', choice: 'big', stake: '1.00' }],
  });
});

test('the number of chased draws can be typed, and invalid text is reported at its field', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('switch', { name: 'Bet on the next draws, too' }));
  const count = slip().getByLabelText('Draws');
  fireEvent.change(count, { target: { value: '১২' } });
  expect(confirm('Confirm chase · ৳12.00')).toBeEnabled();
  fireEvent.change(count, { target: { value: '51' } });
  expect(count).toHaveAccessibleDescription('Enter a whole number from 2 to 50.');
  expect(confirm('Confirm chase · ৳12.00')).toBeDisabled();
  fireEvent.change(count, { target: { value: '3' } });
  const second = slip().getByLabelText('Draw 2');
  fireEvent.change(second, { target: { value: '1000' } });
  expect(second).toHaveAccessibleDescription('1 to 999');
  fireEvent.change(second, { target: { value: '200' } });
  expect(slip().getByText(/a line would cost more than ৳100.00/)).toBeInTheDocument();
  fireEvent.change(second, { target: { value: '100' } });
  expect(confirm('Confirm chase · ৳102.00')).toBeEnabled();
});

test('a bet whose response was lost is sent again as the same bet, even during another draw', async () => {
  const user = userEvent.setup();
  let isCut = true;
  const { called, host } = await openPage({
    placeTicket: () => {
      if (isCut) throw new CallFailed({ code: 'offline' });
      return aTicket();
    },
  });
  await user.click(choice(/^Big,/));
  await user.click(confirm('Confirm bet · ৳1.00'));
  expect(await slip().findByText(/You seem to be offline/)).toBeVisible();
  const drawsAt = new Date(Date.now() + 100_000).toISOString();
  act(() => host.publish('draw.changed', aDraw({ name: 'current2', drawsAt })));
  isCut = false;
  await user.click(confirm('Confirm bet · ৳1.00'));
  expect(await slip().findByText(/they gather here/)).toBeVisible();
  const [first, second, ...more] = called.filter(({ name }) => name === 'placeTicket');
  expect(second).toEqual(first);
  expect(more).toEqual([]);

  await user.click(choice(/^Big,/));
  await user.click(confirm('Confirm bet · ৳1.00'));
  const third = called.filter(({ name }) => name === 'placeTicket').at(-1);
  expect(third?.input).toMatchObject({ drawId: 'drw_current2' });
  expect(third?.key).not.toBe(first?.key);
});

/** Bets on big; the response is lost, and the page is reloaded. */
async function loseAnAnswer() {
  const user = userEvent.setup();
  const { unmount, called } = await openPage({ placeTicket: new CallFailed({ code: 'timeout' }) });
  await user.click(choice(/^Big,/));
  await user.click(confirm('Confirm bet · ৳1.00'));
  expect(await slip().findByText(/took too long/)).toBeVisible();
  unmount();
  return { user, sent: called.find(({ name }) => name === 'placeTicket') };
}

test('after a reload a bet with a lost response is queried, and removed from the slip if it was booked', async () => {
  const { sent } = await loseAnAnswer();
  const { called, unmount } = await openPage({ betReceipt: { ticket: aTicket(), chase: null } });
  expect(await slip().findByText(/they gather here/)).toBeVisible();
  expect(called.find(({ name }) => name === 'betReceipt')?.input).toEqual({ key: sent?.key });
  unmount();
  const later = await openPage();
  expect(later.called.map(({ name }) => name)).not.toContain('betReceipt');
});

test('after a reload a bet that never arrived is reported, and sent again with its own key', async () => {
  const { user, sent } = await loseAnAnswer();
  const { called } = await openPage({
    lotteryGames: [aTable({ current: aDraw({ name: 'current2' }) })],
    betReceipt: { ticket: null, chase: null },
    placeTicket: aTicket(),
  });
  expect(await slip().findByText(/it is not booked/)).toBeVisible();
  await user.click(confirm('Confirm bet · ৳1.00'));
  expect(await slip().findByText(/they gather here/)).toBeVisible();
  expect(slip().queryByText(/it is not booked/)).not.toBeInTheDocument();
  expect(called.find(({ name }) => name === 'placeTicket')).toEqual(sent);
});

test('another member who signs in later on the same tab does not send the lost bet', async () => {
  await loseAnAnswer();
  const session = aSession({ id: idOf('mem', 'other00001'), account: 'karim' });
  const { called } = await openPage({}, { session });
  expect(called.map(({ name }) => name)).not.toContain('betReceipt');
});

test('a placed chase ends: the next slip is for one draw again', async () => {
  const user = userEvent.setup();
  const { stake, lines, gameName, placedAt } = aTicket();
  const placeChase: Chase = {
    id: 'chs_chase001' as Chase['id'],
    gameId: 'k3-1m',
    gameName,
    stopOnWin: true,
    state: 'running',
    stake,
    lines,
    issues: [],
    placedAt,
  };
  await openPage({ placeChase });
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('switch', { name: 'Bet on the next draws, too' }));
  await user.click(confirm('Confirm chase · ৳5.00'));
  await user.click(choice(/^Big,/));
  expect(confirm('Confirm bet · ৳1.00')).toBeEnabled();
});

test('an unfinished slip is restored after a reload, and gone once it is placed', async () => {
  const user = userEvent.setup();
  const { unmount } = await openPage();
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('button', { name: '×50' }));
  unmount();
  const again = await openPage({ placeTicket: aTicket() });
  await user.click(confirm('Confirm bet · ৳50.00'));
  expect(await slip().findByText(/they gather here/)).toBeVisible();
  again.unmount();
  await openPage();
  expect(slip().getByText(/they gather here/)).toBeVisible();
});

test('a ticket from another tab appears when the visitor returns to this tab', async () => {
  let rows: Ticket[] = [];
  await openPage({ tickets: () => ({ rows, next: null }) });
  expect(screen.getByText('No tickets yet')).toBeVisible();
  rows = [aTicket()];
  fireEvent.focus(window);
  expect(await screen.findByText('Waiting for the draw')).toBeVisible();
});

test('a keyboard user continues at the slip, not at the top of the page', async () => {
  const user = userEvent.setup();
  await openPage({ placeTicket: aTicket() });
  await user.click(choice(/^Big,/));
  confirm('Confirm bet · ৳1.00').focus();
  await user.keyboard('{Enter}');
  expect(await slip().findByText(/they gather here/)).toBeVisible();
  await waitFor(() => expect(slip().getByRole('heading', { name: 'Your slip' })).toHaveFocus());
});

test('a visitor may look, and is asked to sign in to bet', async () => {
  const user = userEvent.setup();
  const { published, called } = await openPage({}, { session: null });
  await user.click(choice(/^Big,/));
  await user.click(slip().getByRole('button', { name: 'Sign in to bet' }));
  expect(published).toContainEqual(
    expect.objectContaining({ topic: 'sign-in.requested', payload: { reason: 'bet' } }),
  );
  expect(called.some(({ name }) => name === 'tickets')).toBe(false);
});

test('a draw whose lock has passed takes no bets, even without an event', async () => {
  const past = new Date(Date.now() - 2000).toISOString();
  const user = userEvent.setup();
  await openPage({ lotteryGames: [aTable({ current: aDraw({ locksAt: past }) })] });
  await user.click(choice(/^Big,/));
  expect(screen.getByText('Bets are closed, drawing soon')).toBeVisible();
  expect(slip().getByRole('button', { name: 'The next draw opens in a moment' })).toBeDisabled();
});

test('numbers that arrive on the live stream are shown and announced', async () => {
  const { host } = await openPage();
  act(() =>
    host.publish('draw.changed', {
      ...aDrawnDraw([2, 4, 5], 'current1', 'resulted'),
      numero: '20260105-0721',
      drawsAt: aDraw().drawsAt,
    }),
  );
  expect(screen.getByText('Result of 20260105-0721')).toBeVisible();
  expect(screen.getByText('Draw 20260105-0721: 2, 4, 5.')).toBeInTheDocument();
});

test('a winning ticket is reported and loaded again', async () => {
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

test('a losing ticket is reported when its draw is settled', async () => {
  let ticket = aTicket();
  const { host } = await openPage({ tickets: () => ({ rows: [ticket], next: null }) });
  ticket = aTicket({ state: 'lost', draw: aDrawnDraw([6, 6, 6], 'current1') });
  await act(async () => host.publish('draw.changed', ticket.draw));
  expect(await screen.findByText('Lost')).toBeVisible();
  expect(screen.getByText(/did not win/)).toBeInTheDocument();
});

test('a printed ticket names its game and shows its lines', async () => {
  const user = userEvent.setup();
  const ticket = aTicket({ lineCount: 1 });
  await openPage({ tickets: { rows: [ticket], next: null } });
  let printed = '';
  window.print = () => {
    printed = document.querySelector('[data-printed]')?.textContent ?? '';
  };
  await user.click(screen.getByRole('button', { name: /^Print/ }));
  expect(printed).toContain(ticket.gameName.en);
  expect(printed).toContain(ticket.id);
  for (const { odds } of ticket.lines) expect(printed).toContain(String(Number(odds[0])));
});

test('a ticket shows the outcome of each of its lines, and can be bet again', async () => {
  const user = userEvent.setup();
  const [line] = aTicket().lines;
  if (!line) throw new Error('a ticket has a line');
  const lines = [
    { ...line, state: 'won' as const, payout: '76.80' },
    {
      ...line,
      lineNo: 2,
      playType: 'two-sided',
      choice: 'big',
      state: 'lost' as const,
      odds: ['1.92'],
    },
  ];
  const ticket = aTicket({
    state: 'won',
    prizeMode: 'ZY',
    unitMode: '0.1',
    payout: '76.80',
    lines,
    lineCount: 2,
    isCancellable: false,
  });
  const table = aTable();
  const game = { ...table.game, prizeModes: ['SEA', 'ZY'] as const };
  await openPage({
    lotteryGames: [{ ...table, game }],
    tickets: { rows: [ticket], next: null },
  });
  await user.click(screen.getByRole('button', { name: /^Lines of the ticket/ }));
  expect(screen.getByText('Lost')).toBeVisible();
  expect(screen.getAllByText('+৳76.80')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Bet again/ }));
  expect(await slip().findByRole('button', { name: 'Confirm bet · ৳20.00' })).toBeEnabled();
  expect(slip().getByRole('radio', { name: '৳0.10' })).toBeChecked();
  expect(slip().getByRole('textbox', { name: 'Multiplier' })).toHaveValue('100');
  expect(screen.getByRole('radio', { name: 'Traditional' })).toBeChecked();
});

test('until the lock a ticket can be cancelled', async () => {
  const user = userEvent.setup();
  let ticket = aTicket();
  const { called } = await openPage({
    tickets: () => ({ rows: [ticket], next: null }),
    cancelTicket: () => (ticket = aTicket({ state: 'cancelled', isCancellable: false })),
  });
  await user.click(screen.getByRole('button', { name: /^Take back/ }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(called.find(({ name }) => name === 'cancelTicket')?.input).toEqual({
    ticketId: ticket.id,
  });
});

test('marks create combinations, a list is read line by line, and both go on the slip', async () => {
  const user = userEvent.setup();
  const group = aWrittenPlayType({
    code: 'group6',
    pick: { form: 'digits', count: 3, pattern: [1, 1, 1], isUnordered: true },
  });
  const { called } = await openPage({
    priceList: aPriceList({ playTypes: [group] }),
    placeTicket: aTicket(),
  });
  for (const digit of ['1', '2', '3', '4'])
    await user.click(screen.getByRole('button', { name: `Numbers: ${digit}` }));
  expect(confirm('Confirm bet · ৳4.00')).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: 'Paste a list' }));
  await user.click(screen.getByLabelText('Your list'));
  await user.paste('321 987 11 555');
  expect(screen.getByText(/11.* has too many or too few digits/)).toBeVisible();
  expect(screen.getByText(/555.* do not repeat as this bet needs/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put on the slip: 2' }));
  await user.click(confirm('Confirm bet · ৳5.00'));
  expect(called.find(({ name }) => name === 'placeTicket')?.input).toMatchObject({
    lines: ['123', '789', '124', '134', '234'].map((pick) => ({ choice: pick, stake: '1.00' })),
  });
});

test('the random button adds the requested number of picks, and an excess is reported', async () => {
  const user = userEvent.setup();
  const four = aWrittenPlayType({
    code: 'xien4',
    pick: { form: 'set', count: 4, from: 0, to: 99, width: 2 },
  });
  await openPage({ priceList: aPriceList({ playTypes: [four] }) });
  await user.click(screen.getByRole('button', { name: 'Random picks: 1' }));
  expect(confirm('Confirm bet · ৳1.00')).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Numbers: All' }));
  expect(slip().getByText(/A slip holds 10,000 lines/)).toBeVisible();
  expect(slip().getByRole('button', { name: /^Confirm bet/ })).toBeDisabled();
});

test('a favourite set is stored for this user and added to another slip', async () => {
  const user = userEvent.setup();
  localStorage.clear();
  const prices = { priceList: aPriceList({ playTypes: [aWrittenPlayType()] }) };
  const { unmount } = await openPage(prices);
  await user.click(screen.getByRole('button', { name: 'Numbers: 07' }));
  await user.click(screen.getByRole('button', { name: 'Numbers: 83' }));
  await user.click(screen.getByRole('button', { name: 'Keep as a favourite set' }));
  unmount();
  await openPage(prices);
  await user.click(screen.getByRole('button', { name: /^Put 07\s+83 on the slip$/ }));
  expect(confirm('Confirm bet · ৳2.00')).toBeEnabled();
});

test('the address selects the play type and the return link, and an unknown game shows a message', async () => {
  const { unmount } = await openPage(
    { priceList: aPriceList({ playTypes: [aPlayType(), aWrittenPlayType()] }) },
    { path: '/lottery?gameCode=k3-1m&playType=front2&backUrl=%2Frng' },
  );
  expect(screen.getByRole('heading', { name: 'First two' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/rng');
  unmount();
  await openPage({}, { path: '/lottery?gameCode=k9' });
  expect(screen.getByText('This game is not offered here')).toBeVisible();
});

test('results are those of the requested day, or of all days', async () => {
  const user = userEvent.setup();
  const { called } = await openPage({
    lotteryResults: { rows: [aDrawnDraw([1, 1, 3])], next: null },
  });
  const asked = () => called.filter(({ name }) => name === 'lotteryResults').at(-1)?.input;
  await user.click(screen.getByRole('tab', { name: 'Results' }));
  expect(screen.getByRole('radio', { name: 'Latest' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  expect(asked()).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-01-03' } });
  expect(asked()).toMatchObject({ day: '2026-01-03' });
  expect(screen.getByRole('radio', { name: 'Today' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Latest' }));
  expect(screen.getByLabelText('Day')).toHaveValue('');
});

test('the open results show newly drawn numbers', async () => {
  const user = userEvent.setup();
  let rows = [aDrawnDraw([1, 1, 3])];
  const { host } = await openPage({ lotteryResults: () => ({ rows, next: null }) });
  await user.click(screen.getByRole('tab', { name: 'Results' }));
  const latest = { ...aDrawnDraw([2, 4, 5], 'current1', 'resulted'), numero: '20260105-0721' };
  rows = [latest, ...rows];
  const results = within(screen.getByRole('region', { name: 'Results' }));
  expect(results.queryByText('20260105-0721')).not.toBeInTheDocument();
  await act(async () => host.publish('draw.changed', latest));
  expect(await results.findByText('20260105-0721')).toBeVisible();
});

test('an empty list and a failed request each have their own message', async () => {
  const { unmount } = await openPage({ lotteryGames: [] });
  expect(screen.getByText('No game is open right now')).toBeVisible();
  unmount();
  await openPage({ lotteryGames: new CallFailed({ code: 'offline' }) });
  expect(screen.getByRole('alert')).toBeVisible();
});

test('in Arabic text an issue number keeps its order', async () => {
  await openPage({}, { language: 'ar' });
  expect(screen.getByText('السحب \u206620260105-0721\u2069')).toBeVisible();
});

test.each(['K3_1M', 'k31m', 'K3-1M'])(
  'an address with the code %s opens the game',
  async (code) => {
    await openPage({}, { path: `/lottery?gamecode=${code}&vendor=tcg_sea` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dice K3 · 1 minute');
  },
);

test('an unknown game leads to the games with a similar code', async () => {
  await openPage({}, { path: '/lottery?gameCode=k3-9m&backUrl=/rng' });
  expect(screen.getByText('This game is not offered here')).toBeVisible();
  const near = within(screen.getByRole('navigation', { name: 'Did you mean' }));
  expect(near.getByRole('link', { name: 'Dice K3 · 1 minute' })).toHaveAttribute(
    'href',
    '/lottery?gameCode=k3-1m&backUrl=%2Frng',
  );
});
