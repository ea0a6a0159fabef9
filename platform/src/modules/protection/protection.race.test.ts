import { randomUUID } from 'node:crypto';
import { providerTable, type ProviderTable } from '../../testing/test-provider.ts';
import { lotteryTable } from '../../testing/lottery-table.ts';
import { excludeStep, limitStep } from './steps.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable();
});

const times = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

type Player = Awaited<ReturnType<ProviderTable['aPlayer']>>;

const bet = ({ token, game }: Player, amount: string, ids: { tx?: string; round?: string } = {}) =>
  table.provider.send('bet', {
    request_uuid: randomUUID(),
    token,
    transaction_uuid: ids.tx ?? randomUUID(),
    round: ids.round ?? randomUUID(),
    round_closed: false,
    currency: 'BDT',
    amount,
    game_code: game.code,
  });

test('of 100 simultaneous bets of a provider exactly as many are accepted as the limit allows', async () => {
  const player = await table.aPlayer({ balance: '1000.00' });
  const limit = limitStep({ kind: 'wager', period: 'day' }, '50.00');
  await table.protection.decide(player.member, limit);
  const answers = await times(100, () => bet(player, '100000'));
  const taken = answers.filter(({ status }) => status === 'RS_OK');
  expect(taken).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 'RS_ERROR_LIMIT_REACHED')).toHaveLength(50);
  expect(await table.balanceOf(player.member.id)).toBe(95_000_000n);
  const [shown] = (await table.protection.status(player.member)).limits;
  expect(shown).toMatchObject({ used: '50.00', remaining: '0.00' });
});

test('of 60 simultaneous lottery bets exactly as many are accepted as the loss limit allows', async () => {
  const lottery = await lotteryTable({}, { connections: 20 });
  const rahim = await lottery.member('1000.00');
  const limit = limitStep({ kind: 'loss', period: 'week' }, '50.00');
  await lottery.protection.decide(rahim, limit);
  const draw = await lottery.openDraw();
  const answers = await times(60, () => lottery.bet(rahim, draw, [['sum:10', '5.00']]));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(
    answers.filter((answer) => !answer.ok && answer.code === 'loss-limit-reached'),
  ).toHaveLength(50);
  expect(await lottery.balance(rahim)).toBe('950.00');
});

test('of 40 simultaneous deposits exactly as many are accepted as the limit allows', async () => {
  const { member } = await table.aPlayer({ balance: '0.01' });
  const limit = limitStep({ kind: 'deposit', period: 'month' }, '50.00');
  await table.protection.decide(member, limit);
  const answers = await times(40, () =>
    table.core.db.transaction((tx) => table.protection.mayDeposit(tx, member, 500_000n)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
});

test('simultaneous bets and a tighter limit: stakes after the limit never exceed it', async () => {
  const player = await table.aPlayer({ balance: '1000.00' });
  await table.protection.decide(
    player.member,
    limitStep({ kind: 'wager', period: 'day' }, '80.00'),
  );
  const [tighter] = await Promise.all([
    table.protection.decide(player.member, limitStep({ kind: 'wager', period: 'day' }, '20.00')),
    times(60, () => bet(player, '100000')),
  ]);
  expect(tighter.ok).toBe(true);
  const usedThen = tighter.ok ? Number(tighter.value.limits[0]?.used) : 0;
  const [limit] = (await table.protection.status(player.member)).limits;
  expect(Number(limit?.used)).toBe(Math.max(20, usedThen));
});

test('an excluded player’s bets are refused, and wins and refunds are still paid', async () => {
  const player = await table.aPlayer({ balance: '100.00' });
  const common = { currency: 'BDT', game_code: player.game.code };
  await bet(player, '1000000', { tx: 'stake-1', round: 'round-1' });
  await bet(player, '2000000', { tx: 'stake-2', round: 'round-2' });
  await table.protection.decide(player.member, excludeStep('6m', 'self-exclusion'));
  expect(await bet(player, '100000')).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
  const won = await table.provider.send('win', {
    request_uuid: randomUUID(),
    token: player.token,
    transaction_uuid: 'win-1',
    reference_transaction_uuid: 'stake-1',
    round: 'round-1',
    round_closed: true,
    amount: '3000000',
    ...common,
  });
  expect(won).toMatchObject({ status: 'RS_OK', balance: '10000000' });
  const back = await table.provider.send('rollback', {
    request_uuid: randomUUID(),
    token: player.token,
    transaction_uuid: 'back-2',
    reference_transaction_uuid: 'stake-2',
    round: 'round-2',
    game_code: player.game.code,
  });
  expect(back).toMatchObject({ status: 'RS_OK', balance: '12000000' });
});

test('a win and a refund free the limit’s room that the stake had used', async () => {
  const player = await table.aPlayer({ balance: '100.00' });
  const { member } = player;
  await table.protection.decide(member, limitStep({ kind: 'loss', period: 'day' }, '20.00'));
  await bet(player, '2000000', { tx: 'stake-3', round: 'round-3' });
  expect(await bet(player, '100000')).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  await table.provider.send('rollback', {
    request_uuid: randomUUID(),
    token: player.token,
    transaction_uuid: 'back-3',
    reference_transaction_uuid: 'stake-3',
    round: 'round-3',
    game_code: player.game.code,
  });
  expect(await bet(player, '2000000')).toMatchObject({ status: 'RS_OK' });
});

test('elapsed time and net position match the ledger since the start of play', async () => {
  const player = await table.aPlayer({ balance: '100.00' });
  await bet(player, '500000', { tx: 'early', round: 'early' });
  table.core.clock.advance(10 * 60_000);
  await table.protection.keepPlaying(player.member);
  table.core.clock.advance(60_000);
  await bet(player, '1000000', { tx: 'stake-4', round: 'round-4' });
  expect(await table.protection.keepPlaying(player.member)).toMatchObject({
    value: { staked: '10.00', net: '-10.00' },
  });
  await table.provider.send('win', {
    request_uuid: randomUUID(),
    token: player.token,
    transaction_uuid: 'win-4',
    reference_transaction_uuid: 'stake-4',
    round: 'round-4',
    round_closed: true,
    amount: '1500000',
    currency: 'BDT',
    game_code: player.game.code,
  });
  expect(await table.protection.keepPlaying(player.member)).toMatchObject({
    value: { staked: '10.00', net: '5.00' },
  });
});

test('a game gets what it has to show: the session’s start and net, and what the player’s limits leave', async () => {
  const player = await table.aPlayer({ balance: '100.00' });
  const startedAt = table.core.clock.now().toISOString();
  await table.protection.decide(player.member, limitStep({ kind: 'wager', period: 'day' }, '2.50'));
  table.core.clock.advance(60_000);
  expect(await bet(player, '100000')).toMatchObject({
    status: 'RS_OK',
    session_started_at: startedAt,
    session_net: '-100000',
    limits_remaining: { deposit: null, loss: null, wager: '150000', time: null },
  });
  await bet(player, '100000');
  expect(await bet(player, '100000')).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
    session_net: '-200000',
    limits_remaining: { wager: '50000' },
  });
});
