import type { ProviderTransaction } from '@croupier/contracts';
import fc from 'fast-check';
import { asAcme, providerTable, type ProviderTable } from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units, type BetBody } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable({ acme: {} });
});

afterEach(() => {
  table.provider.books = null;
  // Each test has a time span of its own.
  table.core.clock.advance(60_000);
});

const send = (call: 'bet' | 'win' | 'rollback', body: object) =>
  table.provider.send(call, body, asAcme);
const aPlayer = () => table.aPlayer({ balance: '100.00', game: 'acme_tables' });

type WinBody = ReturnType<typeof aWin>;

const bookOf = (
  body: BetBody | WinBody,
  changes: Partial<ProviderTransaction> = {},
): ProviderTransaction => ({
  transaction_uuid: body.transaction_uuid,
  kind: 'reference_transaction_uuid' in body ? 'win' : 'bet',
  state: 'done',
  user: body.user,
  round: body.round,
  game_code: body.game_code,
  currency: body.currency,
  amount: body.amount,
  round_closed: body.round_closed,
  ...('reference_transaction_uuid' in body && {
    reference_transaction_uuid: body.reference_transaction_uuid,
  }),
  at: table.core.clock.now().toISOString(),
  ...changes,
});

async function compare(transactions: readonly ProviderTransaction[]) {
  table.provider.books = { transactions, rounds: [] };
  const now = table.core.clock.now().getTime();
  const compared = await table.providers.books.reconcile('acme', {
    from: new Date(now - 30_000),
    until: new Date(now + 1_000),
  });
  if (!compared.ok) throw new Error(compared.code);
  return compared.value;
}

const toldOf = async (member: string) => {
  const rows = await table.core.db.read
    .selectFrom('live_event')
    .select(['topic', 'payload'])
    .where('audience', '=', `member:${member}`)
    .orderBy('id')
    .execute();
  return rows.map(({ topic, payload }) => ({ topic, payload }));
};

describe('comparing two books', () => {
  test('pays a win that never arrived, once, and sends the player an event', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    const win = aWin(bet, '25.00');
    await send('bet', bet);
    const books = [bookOf(bet), bookOf(win)];
    expect(await compare(books)).toMatchObject({
      isClean: true,
      facts: { differences: [{ kind: 'missing-here', what: 'win', ours: null, isRepaired: true }] },
    });
    expect(await compare(books)).toMatchObject({ isClean: true, facts: { differences: [] } });
    expect(await send('win', win)).toMatchObject({ status: 'RS_OK', balance: units('115.00') });
    expect((await toldOf(player.member.id)).at(-1)).toMatchObject({
      topic: 'wallet.balance-changed',
      payload: { sumBalance: '115.00' },
    });
  });

  test('refunds a bet that the provider does not know', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    expect(await compare([bookOf(bet, { state: 'cancelled' })])).toMatchObject({
      facts: { differences: [{ kind: 'state-differs', isRepaired: true }] },
    });
    expect(await send('rollback', aRollback(bet))).toMatchObject({
      status: 'RS_OK',
      balance: units('100.00'),
    });
  });

  test('lists differences that need an operator: bets of one side only, other amounts, wins without a bet', async () => {
    const player = await aPlayer();
    const [ours, theirs, other] = [aBet(player), aBet(player), aBet(player)];
    await send('bet', ours);
    await send('bet', other);
    const report = await compare([
      bookOf(theirs),
      bookOf(other, { amount: units('11.00') }),
      bookOf(aWin(theirs, '5.00')),
    ]);
    expect(report.isClean).toBe(false);
    expect(report.facts).toMatchObject({
      differences: [
        { kind: 'missing-here', what: 'bet', isRepaired: false },
        { kind: 'amount-differs', ours: '10.00 BDT booked', isRepaired: false },
        { kind: 'missing-here', what: 'win', isRepaired: false },
        { kind: 'missing-there', what: 'bet', theirs: null, isRepaired: false },
      ],
    });
    expect(await table.balanceOf(player.member.id)).toBe(8_000_000n);
    const [kept] = await table.providers.books.reports({ provider: 'acme', limit: 1 });
    expect(kept).toEqual(report);
  });

  test('reads the lines that it can: optional fields may be null, and an unreadable line is counted', async () => {
    const player = await aPlayer();
    const [bet, other] = [aBet(player), aBet(player)];
    const win = aWin(bet, '25.00');
    await send('bet', bet);
    await send('bet', other);
    const lines = [
      { ...bookOf(bet), reference_transaction_uuid: null, round_closed: null },
      bookOf(win),
      { ...bookOf(other), currency: null },
    ];
    table.provider.answersInstead = {
      status: 200,
      body: JSON.stringify({ transactions: lines }),
    };
    const report = await compare([]);
    table.provider.answersInstead = null;
    expect(report).toMatchObject({
      isClean: false,
      facts: {
        unreadable: 1,
        differences: [
          { kind: 'missing-here', what: 'win', isRepaired: true },
          { kind: 'missing-there', what: 'bet', isRepaired: false },
        ],
      },
    });
    expect(await table.balanceOf(player.member.id)).toBe(10_500_000n);
  });

  test('needs the provider’s complete book: without it an alarm is raised and nothing is stored', async () => {
    const before = await table.providers.books.reports({ limit: 100 });
    const span = { from: new Date(0), until: new Date(1) };
    expect(await table.providers.books.reconcile('acme', span)).toMatchObject({
      ok: false,
      code: 'provider-unavailable',
    });
    expect(await table.providers.books.reconcile('nobody', span)).toMatchObject({
      ok: false,
      code: 'not-found',
    });
    expect(await table.providers.books.reports({ limit: 100 })).toEqual(before);
  });

  test('runs for each day after its end, by itself', async () => {
    const day = await providerTable({ acme: {} });
    day.provider.books = { transactions: [], rounds: [] };
    await day.providers.books.reconcileDue();
    await day.providers.books.reconcileDue();
    day.core.clock.advance(48 * 3_600_000);
    await day.providers.books.reconcileDue();
    const reports = await day.providers.books.reports({ provider: 'acme', limit: 10 });
    expect(reports.map(({ from, until }) => [from, until])).toEqual([
      ['2026-01-05T00:00:00.000Z', '2026-01-07T00:00:00.000Z'],
      ['2026-01-04T00:00:00.000Z', '2026-01-05T00:00:00.000Z'],
    ]);
  });
});

describe('a network that duplicates, drops and reorders', () => {
  interface Delivery {
    readonly index: number;
    readonly times: number;
    readonly order: number;
  }
  const deliveries: fc.Arbitrary<readonly Delivery[]> = fc.array(
    fc.record({ index: fc.nat(11), times: fc.integer({ min: 1, max: 3 }), order: fc.nat(1_000) }),
    { maxLength: 24 },
  );

  test('leaves no cent missing after the books were compared', () =>
    fc.assert(
      fc.asyncProperty(deliveries, async (delivered) => {
        const player = await aPlayer();
        const bets = Array.from({ length: 4 }, () => aBet(player));
        const won = bets.map((bet, index) => aWin(bet, `${index}.50`));
        // The last bet is one that the provider gave up and rolls back.
        const orders = [
          ...bets.map((body) => ({ call: 'bet' as const, body })),
          ...won.slice(0, 3).map((body) => ({ call: 'win' as const, body })),
          ...bets.slice(3).map((bet) => ({ call: 'rollback' as const, body: aRollback(bet) })),
        ];
        // The provider continues only after the answer that the stake was taken.
        const taken = new Set<number>();
        for (const { index } of sorted(delivered)) {
          const order = orders[index % orders.length];
          if (!order || (order.call === 'win' && !taken.has((index % orders.length) - 4))) continue;
          const { status } = await send(order.call, order.body);
          if (order.call === 'bet' && status === 'RS_OK') taken.add(index % orders.length);
        }
        const decided = [...taken].filter((index) => index < 3);
        await compare([
          ...bets.map((bet, index) =>
            bookOf(bet, { state: decided.includes(index) ? 'done' : 'cancelled' }),
          ),
          ...won.flatMap((win, index) => (decided.includes(index) ? bookOf(win) : [])),
        ]);
        const cost = decided.reduce(
          (sum, index) => sum + 1_000_000n - BigInt(won[index]?.amount ?? 0),
          0n,
        );
        expect(await table.balanceOf(player.member.id)).toBe(10_000_000n - cost);
        table.core.clock.advance(60_000);
      }),
      { numRuns: 15 },
    ));

  const sorted = (delivered: readonly Delivery[]) =>
    delivered
      .flatMap((one) =>
        Array.from({ length: one.times }, (_, copy) => ({ ...one, order: one.order + copy * 37 })),
      )
      .sort((one, other) => one.order - other.order);
});

describe('a round that is open for two days', () => {
  const twoDays = 48 * 3_600_000 + 1;

  async function staleRound(
    word: 'open' | 'completed' | 'cancelled',
    wins: readonly string[] = [],
  ) {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    const transactions = [bookOf(bet), ...wins.map((amount) => bookOf(aWin(bet, amount)))];
    table.provider.books = {
      transactions: [],
      rounds: [{ round: bet.round, state: word, transactions }],
    };
    table.core.clock.advance(twoDays);
    await table.providers.books.endStaleRounds();
    const [round] = await table.providers.roundsOf(player.member.id, { limit: 1 });
    return { player, round };
  }

  test('is ended as the provider ended it, with its win paid', async () => {
    const { player, round } = await staleRound('completed', ['12.00']);
    expect(round).toMatchObject({ state: 'closed' });
    expect(await table.balanceOf(player.member.id)).toBe(10_200_000n);
  });

  test('refunds its stake when the provider cancelled it, and sends the player an event', async () => {
    const { player, round } = await staleRound('cancelled');
    expect(round).toMatchObject({ state: 'cancelled' });
    expect((await toldOf(player.member.id)).at(-1)).toEqual({
      topic: 'round.refunded',
      payload: { id: round?.id, amount: '10.00', currency: 'BDT' },
    });
    if (round) expect(await table.ledger.total(accounts.round(round.id), 'BDT')).toBe(0n);
  });

  /** Its provider answers with this of a round that it knows as completed, with a win of 9.00. */
  async function answered(change: (answer: object) => object | string, status = 200) {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    const win = aWin(bet, '9.00');
    const whole = {
      round: bet.round,
      state: 'completed',
      transactions: [bookOf(bet), bookOf(win)],
    };
    const body = change(whole);
    table.provider.answersInstead = {
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    };
    table.core.clock.advance(twoDays);
    await table.providers.books.endStaleRounds();
    table.provider.answersInstead = null;
    const stateOf = async () =>
      (await table.providers.roundsOf(player.member.id, { limit: 1 }))[0]?.state;
    return { player, whole, win, stateOf };
  }

  const withLines = (answer: object, change: object) =>
    'transactions' in answer && Array.isArray(answer.transactions)
      ? { ...answer, transactions: answer.transactions.map((line) => ({ ...line, ...change })) }
      : answer;

  test.each<[string, (answer: object) => object | string, number]>([
    ['with an amount that is null', (answer) => withLines(answer, { amount: null }), 200],
    ['without its transactions', (answer) => ({ ...answer, transactions: null }), 200],
    ['of another round', (answer) => ({ ...answer, round: 'another' }), 200],
    ['of another player', (answer) => withLines(answer, { user: 'mem_00000000000000' }), 200],
    ['that is no JSON', () => '<h1>Maintenance</h1>', 200],
    ['that is a error of the server', (answer) => answer, 500],
    ['that it does not know the round', () => '{}', 404],
  ])(
    'is parked by an answer %s, and ended by the next that can be read',
    async (_what, change, status) => {
      const { player, whole, win, stateOf } = await answered(change, status);
      expect(await stateOf()).toBe('open');
      expect(await table.balanceOf(player.member.id)).toBe(9_000_000n);
      const [open] = await table.providers.admin.openRounds(48);
      expect(open).toMatchObject({ isParked: true });
      await table.providers.books.endStaleRounds();
      const reports = await table.providers.books.reports({ provider: 'acme', limit: 3 });
      expect(reports.filter(({ kind }) => kind === 'round-parked').length).toBeGreaterThan(0);
      table.provider.answersInstead = { status: 200, body: JSON.stringify(whole) };
      await table.providers.books.endStaleRounds();
      table.provider.answersInstead = null;
      expect(await stateOf()).toBe('closed');
      expect(await send('win', win)).toMatchObject({ status: 'RS_OK', balance: units('99.00') });
    },
  );

  test('is reported as parked once, however often it is asked for', async () => {
    const { player } = await answered(() => '{}');
    table.provider.answersInstead = { status: 200, body: 'null' };
    await table.providers.books.endStaleRounds();
    await table.providers.books.endStaleRounds();
    table.provider.answersInstead = null;
    const reports = await table.providers.books.reports({ provider: 'acme', limit: 200 });
    const own = reports.filter(
      ({ kind, facts }) =>
        kind === 'round-parked' && JSON.stringify(facts).includes(player.member.id),
    );
    expect(own).toHaveLength(1);
  });

  test('is ended by an answer whose optional fields are null, and whose amounts are numbers', async () => {
    const { player, stateOf } = await answered((answer) => {
      const text = JSON.stringify(withLines(answer, { round_closed: null, note: { of: 'ours' } }));
      return text
        .replaceAll(/"amount":"(\d+)"/g, '"amount":$1')
        .replace('"kind":"bet"', '"kind":"bet","reference_transaction_uuid":null');
    });
    expect(await stateOf()).toBe('closed');
    expect(await table.balanceOf(player.member.id)).toBe(9_900_000n);
  });

  test('gives its stake back where the provider cannot be reached', async () => {
    const player = await aPlayer();
    await send('bet', aBet(player));
    table.core.clock.advance(twoDays);
    table.provider.isDown = true;
    await table.providers.books.endStaleRounds();
    table.provider.isDown = false;
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test('stays open while the provider plays it, and while its win cannot be paid', async () => {
    expect((await staleRound('open')).round).toMatchObject({ state: 'open' });
    const player = await aPlayer();
    const [bet, unknown] = [aBet(player), aBet(player)];
    await send('bet', bet);
    const transactions = [bookOf(aWin(unknown, '12.00', { round: bet.round }))];
    table.provider.books = {
      transactions: [],
      rounds: [{ round: bet.round, state: 'completed', transactions }],
    };
    table.core.clock.advance(twoDays);
    await table.providers.books.endStaleRounds();
    const [round] = await table.providers.roundsOf(player.member.id, { limit: 1 });
    expect(round).toMatchObject({ state: 'open' });
  });
});

test('after all tests the ledger balances', async () => {
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
