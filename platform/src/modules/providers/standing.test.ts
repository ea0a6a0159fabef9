import { randomUUID } from 'node:crypto';
import { accounts } from '../ledger/index.ts';
import { providerTable, type Player, type ProviderTable } from '../../testing/test-provider.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable();
});

const stake = 1_000_000n;

function aBet({ token, game }: Player) {
  return {
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    token,
    round: randomUUID(),
    game_code: game.code,
    currency: 'BDT',
    amount: String(stake),
  };
}

const winOf = ({ round, transaction_uuid, token, game_code }: ReturnType<typeof aBet>) => ({
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: transaction_uuid,
  token,
  round,
  game_code,
  currency: 'BDT',
  amount: String(3n * stake),
  round_closed: true,
});

const houseOf = (path: 'gaming' | 'playGaming') =>
  table.ledger.total(accounts[path]('studio'), 'BDT');

test('a trial account plays the same games, and its play money never mixes with real money', async () => {
  const [real, play] = [await houseOf('gaming'), await houseOf('playGaming')];
  const trial = await table.aPlayer({ balance: '100.00', type: 4 });
  const bet = aBet(trial);
  expect(await table.provider.send('bet', bet)).toMatchObject({ status: 'RS_OK' });
  expect(await table.provider.send('win', winOf(bet))).toMatchObject({ status: 'RS_OK' });
  expect(await table.balanceOf(trial.member.id)).toBe(12_000_000n);
  expect(await houseOf('gaming')).toBe(real);
  expect((await houseOf('playGaming')) - play).toBe(-2n * stake);
  const won = await table.providers.wonRounds({
    brand: 'padma',
    since: new Date(0),
    timesStake: 0,
    limit: 50,
  });
  expect(won.map(({ account }) => account)).not.toContain(trial.member.account);
});

test('a locked member cannot bet, and open stakes are still decided', async () => {
  const player = await table.aPlayer({ balance: '100.00' });
  const bet = aBet(player);
  await table.provider.send('bet', bet);
  await table.core.db.transaction((tx) => table.providers.endPlay(tx, player.member.id, 'locked'));
  expect(await table.provider.send('bet', aBet(player))).toMatchObject({
    status: 'RS_ERROR_USER_DISABLED',
  });
  expect(await table.provider.send('win', winOf(bet))).toMatchObject({ status: 'RS_OK' });
  expect(await table.balanceOf(player.member.id)).toBe(12_000_000n);
});
