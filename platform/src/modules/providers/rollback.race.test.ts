import { randomUUID } from 'node:crypto';
import {
  asAcme,
  launchToken,
  providerTable,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable({
    acme: { rollsBackRounds: true, correctsResults: true, paysPrizes: true },
  });
});

type Call = Parameters<ProviderTable['provider']['send']>[0];
interface Order {
  readonly call: Call;
  readonly body: object;
}

const send = ({ call, body }: Order) => table.provider.send(call, body, asAcme);

/** All orders that are possible for a round of one player, in random sequence. */
async function ordersOf() {
  const player = await table.aPlayer({ balance: '1000.00', game: 'acme_tables' });
  const launch_token = await launchToken(table.providers, player);
  const rounds = Array.from({ length: 8 }, () => aBet(player));
  const orders: Order[] = rounds.flatMap((bet) => [
    { call: 'bet', body: bet },
    { call: 'win', body: aWin(bet, '30.00', { round_closed: false }) },
    { call: 'rollback', body: aRollback(bet) },
    {
      call: 'betwin',
      body: {
        ...aBet(player),
        round: bet.round,
        win_transaction_uuid: randomUUID(),
        win_amount: units('5.00'),
      },
    },
    {
      call: 'adjust',
      body: {
        request_uuid: 'r',
        user: player.member.id,
        transaction_uuid: randomUUID(),
        reference: bet.transaction_uuid,
        reason: 'resettle',
        currency: 'BDT',
        amount: `-${units('400.00')}`,
      },
    },
    {
      call: 'end_round',
      body: { request_uuid: 'r', user: player.member.id, round: bet.round, outcome: 'completed' },
    },
  ]);
  const authenticate = { request_uuid: 'r', launch_token, game_code: player.game.code };
  return { player, orders: [...orders, { call: 'authenticate' as const, body: authenticate }] };
}

test('bets, wins, rollbacks of rounds, corrections and ends, all at once and then repeated, keep the books consistent', async () => {
  const { player, orders } = await ordersOf();
  const answers = await Promise.all([...orders, ...orders].map(send));
  expect(answers.filter(({ status }) => status === 'RS_ERROR_UNKNOWN')).toEqual([]);
  // An order that failed by a conflict is retried, as a provider does.
  for (const order of orders) await send(order);
  const before = await table.balanceOf(player.member.id);
  for (const order of orders) if (order.call !== 'bet') await send(order);
  expect(await table.balanceOf(player.member.id)).toBe(before);
  for (const { id, held_units, state } of await table.core.db.read
    .selectFrom('game_round')
    .selectAll()
    .where('member_id', '=', player.member.id)
    .execute()) {
    const held = await table.ledger.total(accounts.round(id), 'BDT');
    expect(held).toBe(held_units);
    if (state !== 'open') expect(held).toBe(0n);
  }
  const debt = await table.core.db.read
    .selectFrom('game_debt')
    .select('owed_units')
    .where('member_id', '=', player.member.id)
    .executeTakeFirst();
  const receivable = await table.ledger.total(accounts.receivable(player.member.id), 'BDT');
  expect(receivable).toBe(-(debt?.owed_units ?? 0n));
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
