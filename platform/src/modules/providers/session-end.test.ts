import { randomUUID } from 'node:crypto';
import {
  calls,
  parseAmount,
  walletProtocolPath,
  type MemberId,
  type WalletAnswer,
  type WalletCall,
} from '@croupier/contracts';
import { signedHeaders } from '../../http/signature.ts';
import { aMember, aBrowser, login, signIn } from '../../testing/test-members.ts';
import { aGame, catalogueServer } from '../../testing/test-provider.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { units } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';

const memberId = (id: string) => id as MemberId;

const secret = 'studio-test-secret';

let site: TestSite;
beforeAll(async () => {
  const studio = await catalogueServer([aGame('river_lotus', { hot: true })]);
  site = await testSite({ studio: { origin: studio.origin, secret } });
  await site.app.modules.providers.readCatalogues();
});

async function send(call: WalletCall, body: object): Promise<WalletAnswer> {
  const path = `${walletProtocolPath}/${call}`;
  const payload = JSON.stringify({ request_uuid: randomUUID(), ...body });
  const headers = signedHeaders(
    { method: 'POST', path, body: payload },
    { partner: 'studio', keyId: 'k1', secret },
    { now: site.core.clock.now(), nonce: randomUUID() },
  );
  const reply = await site.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return reply.json();
}

async function launchTokenOf(browser: TestBrowser): Promise<string> {
  const { value: hot } = await browser.call(calls.hotGames, {});
  const [game] = hot;
  if (!game) throw new Error('no game');
  const launched = await browser.call(calls.launchGame, {
    nodeId: game.nodeId,
    language: 'en',
    lobbyUrl: 'http://localhost/rng',
  });
  if (launched.code) throw new Error(launched.text);
  return new URL(launched.value.content).searchParams.get('launch_token') ?? '';
}

/** A member with 100.00 in the middle of a game, with a bet of 10.00 that is open. */
async function aPlayer(username: string) {
  const browser = await aMember(site, username);
  const answer = await send('authenticate', {
    launch_token: await launchTokenOf(browser),
    game_code: 'river_lotus',
  });
  const { token = '', user = '' } = answer;
  const member = memberId(user);
  const deposit = {
    key: `test-deposit:${user}`,
    kind: 'deposit' as const,
    currency: 'BDT',
    reference: user,
    moves: [
      {
        from: accounts.deposits('test'),
        to: accounts.cash(member),
        amountUnits: parseAmount('100.00') ?? 0n,
      },
    ],
  };
  await site.core.db.transaction((tx) => site.app.modules.ledger.book(tx, [deposit]));
  const money = () => ({
    token,
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    currency: 'BDT',
    amount: units('10.00'),
    game_code: 'river_lotus',
  });
  const open = [money(), money(), money()] as const;
  for (const bet of open) expect((await send('bet', bet)).status).toBe('RS_OK');
  return { browser, username, money, open, waiting: await launchTokenOf(browser) };
}

const statusOf = async (call: WalletCall, body: object) => (await send(call, body)).status;

const operator = async () => {
  await site.app.modules.operators.enrol({ name: 'mina', password: 'Console2026!' });
  const browser = aBrowser(site);
  const { value } = await browser.call(calls.operatorLogin, {
    name: 'mina',
    password: 'Console2026!',
  });
  browser.token = value.token;
  return browser;
};

type End = (browser: TestBrowser, username: string) => Promise<unknown>;

const ends: readonly [string, End, WalletAnswer['status']][] = [
  ['signing out', (browser) => browser.call(calls.logout, undefined), 'RS_ERROR_TOKEN_EXPIRED'],
  [
    'signing out everywhere',
    (browser) => browser.call(calls.logoutEverywhere, undefined),
    'RS_ERROR_TOKEN_EXPIRED',
  ],
  [
    'signing out everywhere on another device',
    async (_browser, username) => {
      const other = aBrowser(site);
      await signIn(other, login(username));
      return other.call(calls.logoutEverywhere, undefined);
    },
    'RS_ERROR_TOKEN_EXPIRED',
  ],
  [
    'a new password',
    (browser) =>
      browser.call(calls.changePassword, {
        oldPassword: 'River2026boat',
        newPassword: 'Delta boat 2027',
        confirmNewPassword: 'Delta boat 2027',
      }),
    'RS_ERROR_TOKEN_EXPIRED',
  ],
  [
    'a break',
    (browser) => browser.call(calls.takeTimeOut, { length: '24h' }),
    'RS_ERROR_USER_DISABLED',
  ],
  [
    'a lock',
    async (_browser, username) =>
      (await operator()).call(calls.setMemberStatus, {
        brand: 'padma',
        account: username,
        status: 'locked',
        note: 'asked for by the police',
      }),
    'RS_ERROR_USER_DISABLED',
  ],
  [
    'half an hour without a sign of life',
    async () => {
      site.core.clock.advance(31 * 60_000);
      await site.app.modules.identity.sweep();
    },
    'RS_ERROR_TOKEN_EXPIRED',
  ],
];

test.each(ends)(
  '%s ends the games: no bet is taken, what was staked is still decided',
  async (name, end, status) => {
    const { browser, username, money, open, waiting } = await aPlayer(`player${name.length}`);
    await end(browser, username);
    expect(await statusOf('bet', money())).toBe(status);
    expect(
      await statusOf('betwin', {
        ...money(),
        win_transaction_uuid: randomUUID(),
        win_amount: units('10.00'),
      }),
    ).toBe(status);
    expect(
      await statusOf('authenticate', { launch_token: waiting, game_code: 'river_lotus' }),
    ).toBe('RS_ERROR_INVALID_TOKEN');
    const [won, taken, ended] = open;
    const win = { ...won, reference_transaction_uuid: won.transaction_uuid };
    expect(await send('win', { ...win, transaction_uuid: randomUUID() })).toMatchObject({
      status: 'RS_OK',
      balance: units('80.00'),
    });
    const back = { token: taken.token, round: taken.round, transaction_uuid: randomUUID() };
    expect(
      await send('rollback', { ...back, reference_transaction_uuid: taken.transaction_uuid }),
    ).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
    expect(await statusOf('end_round', { token: ended.token, round: ended.round })).toBe('RS_OK');
  },
);

test('a game that is being opened while its member signs out is not opened', async () => {
  const { browser } = await aPlayer('slowlauncher');
  const [token] = await Promise.all([
    launchTokenOf(browser).catch(() => 'no launch'),
    browser.call(calls.logout, undefined),
  ]);
  expect(await statusOf('authenticate', { launch_token: token, game_code: 'river_lotus' })).toBe(
    'RS_ERROR_INVALID_TOKEN',
  );
});
