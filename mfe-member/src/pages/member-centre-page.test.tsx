import { CallFailed } from '@croupier/client';
import type { BetEntry, DepositMethod, StatementEntry } from '@croupier/contracts';
import { aProfile, aSession, renderInHost, type HostOptions, idOf } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import description from '../../module.json';
import { loadCentre } from '../testing/centre.tsx';
import { aDeposit, bkash, inAll } from '../testing/makers.ts';

const card: DepositMethod = {
  ...bkash,
  code: 'card-sandbox',
  name: { en: 'Card', bn: 'কার্ড', es: 'Tarjeta', ar: 'بطاقة' },
  minAmount: '500.00',
};

const none = { rows: [], next: null };

async function openCentre(first: string | undefined, options: HostOptions = {}) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first={first} />, {
    session: aSession({ lastLoginAt: '2026-03-01T10:00:00.000Z' }),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: {
      depositMethods: [bkash, card],
      deposits: none,
      openSessions: [],
      knownDevices: [],
      memberContacts: {
        email: { shown: 'r•••@mail.com', verifiedAt: null },
        mobile: { shown: null, verifiedAt: null },
      },
      memberPasskeys: [],
      dataExport: { state: 'none', requestedAt: null, expiresAt: null, nextAt: null },
      accountClosure: {
        closesAt: null,
        open: { balance: '0.00', withdrawals: 0, bets: 0, bonuses: 0 },
        currency: 'BDT',
        coolingOffDays: 7,
      },
      memberSecondFactor: { since: null, recoveryCodesLeft: 0 },
      securityEvents: { rows: [], next: null },
      pushSettings: { key: 'BKey', browsers: [] },
      ...options.answers,
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return hosted;
}

const described = description.overlays.flatMap(({ pages }) => pages);

test.each(described)(
  '$page requests the first data that its description declares',
  async (page) => {
    const { called } = await openCentre(page.page, {
      answers: { memberInfo: aProfile() },
    });
    for (const { call, ...rest } of page.asks ?? []) {
      const input = 'input' in rest ? rest.input : undefined;
      expect(called).toContainEqual(expect.objectContaining({ name: call, input }));
    }
  },
);

describe('my account', () => {
  test('shows the signed-in member, the date of registration, and the balance', async () => {
    await openCentre(undefined, {
      answers: { memberInfo: aProfile({ lastLoginAt: '2026-03-01T10:00:00.000Z' }) },
    });
    expect(screen.getByRole('heading', { name: 'My account' })).toBeVisible();
    expect(screen.getByText('Username: rahim')).toBeVisible();
    expect(screen.getByText(/^Last sign-in: 1 Mar 2026/)).toBeVisible();
    expect(screen.getByText('৳1,250.00')).toBeVisible();
  });

  test('the balance follows the live stream', async () => {
    const { host } = await openCentre(undefined, { answers: { memberInfo: aProfile() } });
    act(() =>
      host.publish('wallet.balance-changed', {
        sumBalance: '1750.00',
        currency: 'BDT',
        version: 4,
      }),
    );
    expect(screen.getByText('৳1,750.00')).toBeVisible();
  });

  test('a failed load is retried on request', async () => {
    let isDown = true;
    const user = userEvent.setup();
    await openCentre(undefined, {
      answers: {
        memberInfo: () => {
          if (isDown) throw new CallFailed({ code: 'unavailable' });
          return aProfile();
        },
      },
    });
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Username: rahim')).toBeVisible();
  });

  test('the menu links to the other pages and marks the open one', async () => {
    const user = userEvent.setup();
    await openCentre(undefined, { answers: { memberInfo: aProfile(), statement: none } });
    const menu = screen.getByRole('navigation', { name: 'Member centre' });
    await user.click(within(menu).getByRole('button', { name: 'Account record' }));
    expect(await screen.findByText('Nothing booked yet')).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Account record' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

describe('deposit', () => {
  test('a suggested amount leads to the provider’s page', async () => {
    const user = userEvent.setup();
    const payUrl = `${window.location.origin}/#pay_1`;
    const { called } = await openCentre('depositv2', {
      answers: { requestDeposit: aDeposit({ payUrl }) },
    });
    await user.click(screen.getByRole('button', { name: '৳500.00' }));
    await user.click(screen.getByRole('button', { name: 'Pay ৳500.00' }));
    expect(await screen.findByText('Taking you to the payment page…')).toBeVisible();
    expect(window.location.hash).toBe('#pay_1');
    expect(called.find(({ name }) => name === 'requestDeposit')?.input).toEqual({
      method: 'bkash-sandbox',
      amount: '500.00',
      returnUrl: '/?centre=member-centre&page=depositv2',
      language: 'en',
    });
  });

  test('a payment made over a game returns to that game', async () => {
    const user = userEvent.setup();
    const payUrl = `${window.location.origin}/#pay_3`;
    const { called } = await openCentre('depositv2', {
      path: '/game?nodeId=gam_Tiger1&centre=member-centre&page=depositv2&over=help.term',
      answers: { requestDeposit: aDeposit({ payUrl }) },
    });
    await user.click(screen.getByRole('button', { name: '৳500.00' }));
    await user.click(screen.getByRole('button', { name: 'Pay ৳500.00' }));
    await screen.findByText('Taking you to the payment page…');
    expect(called.find(({ name }) => name === 'requestDeposit')?.input).toMatchObject({
      returnUrl: '/game?nodeId=gam_Tiger1&centre=member-centre&page=depositv2',
    });
  });

  test('an amount below the method’s minimum is refused before any call', async () => {
    const user = userEvent.setup();
    const { called } = await openCentre('depositv2');
    await user.click(screen.getByRole('radio', { name: /Card/ }));
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '499.99');
    await user.click(screen.getByRole('button', { name: 'Go to payment' }));
    expect(screen.getByText('The smallest deposit with this method is ৳500.00.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    expect(called.some(({ name }) => name === 'requestDeposit')).toBe(false);
  });

  test('a retry after a provider failure is the same deposit', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const { called } = await openCentre('depositv2', {
      answers: {
        requestDeposit: () => {
          if (isDown) throw new CallFailed({ code: 'unavailable', retryAfter: 5 });
          return aDeposit({ payUrl: `${window.location.origin}/#pay_2` });
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '200');
    await user.click(screen.getByRole('button', { name: 'Pay ৳200.00' }));
    expect(await screen.findByText(/We can’t reach this part of the site/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Pay ৳200.00' }));
    await screen.findByText('Taking you to the payment page…');
    const keys = called.filter(({ name }) => name === 'requestDeposit').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('a trial account sees what is required', async () => {
    const user = userEvent.setup();
    await openCentre('depositv2', {
      answers: { requestDeposit: new CallFailed({ code: 'in_need_true_account' }) },
    });
    await user.click(screen.getByRole('button', { name: '৳200.00' }));
    await user.click(screen.getByRole('button', { name: 'Pay ৳200.00' }));
    expect(await screen.findByText(/A trial account can’t do this/)).toBeVisible();
  });

  test('a pending deposit becomes credited automatically', async () => {
    let deposit = aDeposit();
    const { host } = await openCentre('depositv2', {
      answers: { deposits: () => ({ rows: [deposit], next: null }) },
    });
    expect(await screen.findByText('Waiting for payment')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pay/ })).toHaveAttribute(
      'href',
      'http://localhost:4002/pay/pay_1',
    );
    deposit = aDeposit({ state: 'credited', payUrl: null });
    act(() =>
      host.publish('deposit.changed', { id: deposit.id, state: 'credited', amount: '500.00' }),
    );
    expect(await screen.findByText('Credited')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  test('a brand without a payment method shows a message', async () => {
    await openCentre('depositv2', { answers: { depositMethods: [] } });
    expect(screen.getByText('No way to pay is open right now')).toBeVisible();
  });

  test('shows Bengali texts with Bengali digits', async () => {
    await openCentre('depositv2', { language: 'bn' });
    expect(screen.getByRole('heading', { name: 'ডিপোজিট করুন' })).toBeVisible();
    expect(screen.getByRole('button', { name: '৳৫০০.০০' })).toBeVisible();
  });
});

describe('records', () => {
  const ticket: BetEntry = {
    id: 'tkt_00000001',
    category: 'LOTT',
    gameName: inAll('K3 one minute'),
    vendorName: '',
    stake: '10.00',
    win: '19.60',
    state: 'won',
    placedAt: '2026-03-01T09:59:20.000Z',
    ticket: { drawId: idOf('drw', '00000001'), numero: '202603010600', lineCount: 1 },
    round: null,
  };
  const round: BetEntry = {
    ...ticket,
    id: 'rnd_00000001',
    category: 'RNG',
    gameName: inAll('River Reels'),
    vendorName: 'Croupier Studio',
    state: 'lost',
    ticket: null,
    round: {
      id: idOf('rnd', '00000001'),
      nodeId: idOf('gam', '00000001'),
      providerRound: 'spin-77',
    },
  };

  function anEntry(overrides: Partial<StatementEntry> = {}): StatementEntry {
    return {
      transferId: idOf('trf', '00000001'),
      kind: 'deposit',
      amount: '500.00',
      bonus: '0.00',
      balanceAfter: '500.00',
      reference: 'dep_00000001',
      bookedAt: '2026-03-01T10:00:00.000Z',
      ...overrides,
    };
  }

  test('tickets and rounds stand together, each with its link to the proof or the round', async () => {
    await openCentre('personalHistoryCopy', {
      answers: { betRecord: { rows: [ticket, round], next: null } },
    });
    expect(await screen.findByText('K3 one minute')).toBeVisible();
    expect(screen.getByRole('cell', { name: /Draw 202603010600 · 1 line/ })).toBeVisible();
    expect(
      screen.getByRole('cell', { name: /Slots · Croupier Studio Round spin-77/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Check draw 202603010600 of K3 one minute' }),
    ).toHaveAttribute('href', '/lottery/fairness/drw_00000001');
    expect(screen.getByRole('link', { name: /^Show the round of River Reels/ })).toHaveAttribute(
      'href',
      '/game?nodeId=gam_00000001&round=rnd_00000001',
    );
  });

  test('a category and other days ask for their bets, and the file has the same filter', async () => {
    const user = userEvent.setup();
    const { called } = await openCentre('personalHistoryCopy', {
      answers: { betRecord: { rows: [], next: null } },
    });
    const asked = () => called.findLast(({ name }) => name === 'betRecord')?.input;
    expect(await screen.findByText('No bets in these days')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Esports');
    expect(asked()).toMatchObject({ category: 'ESPORTS' });
    const before = asked();
    await user.click(screen.getByRole('button', { name: 'Previous 30 days' }));
    expect(asked()).not.toEqual(before);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'As a file (CSV)' });
    const query = Object.fromEntries(new URL(href).searchParams);
    expect(query).toEqual({ ...Object(asked()), limit: undefined, language: 'en' });
  });

  test('a pending ticket is shown as settled once its draw is', async () => {
    let shown: BetEntry = { ...ticket, state: 'waiting', win: '0.00' };
    const { host } = await openCentre('personalHistoryCopy', {
      answers: { betRecord: () => ({ rows: [shown], next: null }) },
    });
    expect(await screen.findByText('In play')).toBeVisible();
    shown = ticket;
    act(() =>
      host.publish('ticket.settled', {
        id: idOf('tkt', '00000001'),
        drawId: idOf('drw', '00000001'),
        state: 'won',
        payout: '19.60',
      }),
    );
    expect(await screen.findByText('Won')).toBeVisible();
  });

  test('the statement pages forward and back', async () => {
    const user = userEvent.setup();
    const older = anEntry({
      transferId: idOf('trf', '00000000'),
      kind: 'stake',
      amount: '-10.00',
      bonus: '0.00',
      balanceAfter: '490.00',
    });
    await openCentre('transactionHistory', {
      answers: {
        statement: ({ before }) =>
          before === 'c1' ? { rows: [older], next: null } : { rows: [anEntry()], next: 'c1' },
      },
    });
    expect(await screen.findByText('+৳500.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Statement (PDF)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/wps\/member\/funds\/statement\.pdf\?from=.+&to=.+&language=en$/),
    );
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Lottery stake')).toBeVisible();
    expect(screen.getByText('−৳10.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText('+৳500.00')).toBeVisible();
  });

  test('the statement that is opened for a day begins with that day alone', async () => {
    const { called } = await openCentre('transactionHistory', {
      path: '/?centre=member-centre&page=transactionHistory&about=2026-03-30',
      answers: { statement: { rows: [anEntry()], next: null } },
    });
    await screen.findByText('+৳500.00');
    const from = new Date(2026, 2, 30).toISOString();
    const to = new Date(2026, 2, 31).toISOString();
    expect(called).toContainEqual(
      expect.objectContaining({ name: 'statement', input: expect.objectContaining({ from, to }) }),
    );
  });

  test('a booking appears in the open statement without a reload', async () => {
    let rows = [anEntry()];
    const { host } = await openCentre('transactionHistory', {
      answers: { statement: () => ({ rows, next: null }) },
    });
    await screen.findByText('+৳500.00');
    rows = [
      anEntry({ transferId: idOf('trf', '00000002'), kind: 'game-win', amount: '7.50' }),
      ...rows,
    ];
    act(() =>
      host.publish('wallet.balance-changed', { sumBalance: '507.50', currency: 'BDT', version: 4 }),
    );
    expect(await screen.findByText('Game win')).toBeVisible();
  });
});
