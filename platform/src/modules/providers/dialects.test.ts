import { createSign, generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import {
  providerTable,
  acmeKeys,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import { launchToken } from '../../testing/test-provider.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let evolution: ProviderTable;
let rsa: ProviderTable;
beforeAll(async () => {
  evolution = await providerTable({ acme: { dialect: 'evolution', paysPrizes: true } });
  rsa = await providerTable({
    acme: {
      dialect: 'rs-rsa',
      launchesWithSession: true,
      publicKeys: [publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    },
  });
});

interface DialectCall {
  readonly call: string;
  readonly body: object;
  readonly token?: string;
}

async function ask({ call, body, token = acmeKeys.k1.secret }: DialectCall) {
  const reply = await evolution.http.inject({
    method: 'POST',
    url: `/wallet/evolution/acme/${call}?authToken=${token}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { code: reply.statusCode, ...reply.json() };
}

/** A player at a table, with the session returned by `check`. */
async function seated() {
  const member = await evolution.aMember({ balance: '100.00' });
  const { games } = await evolution.providers.offer({
    brand: 'padma',
    currency: 'BDT',
    country: null,
  });
  const game = games.find(({ code }) => code === 'acme_tables');
  if (!game) throw new Error('no table');
  const launched = await launchToken(evolution.providers, { member, game });
  const checked = await ask({
    call: 'check',
    body: { sid: launched, userId: member.id, uuid: 'c-1' },
  });
  expect(checked).toMatchObject({ code: 200, status: 'OK', uuid: 'c-1' });
  return { member, sid: String(checked['sid']) };
}

type SeatedMember = Awaited<ReturnType<typeof seated>>;

const moneyOf = ({ member, sid }: SeatedMember, transaction: object) => ({
  sid,
  userId: member.id,
  uuid: randomUUID(),
  currency: 'BDT',
  game: { id: 'game-1', type: 'blackjack', details: { table: { id: 'acme_tables' } } },
  transaction,
});

describe('Evolution’s One Wallet', () => {
  test('bets, wins and cancels with its own names and decimal amounts', async () => {
    const player = await seated();
    const debit = moneyOf(player, { id: 'd-1', refId: 'ref-1', amount: 12.5 });
    expect(await ask({ call: 'debit', body: debit })).toMatchObject({
      status: 'OK',
      balance: 87.5,
      bonus: 0,
    });
    expect(await ask({ call: 'debit', body: debit })).toMatchObject({
      status: 'BET_ALREADY_EXIST',
      balance: 87.5,
    });
    const credit = moneyOf(player, { id: 'c-1', refId: 'ref-1', amount: 20 });
    expect(await ask({ call: 'credit', body: credit })).toMatchObject({
      status: 'OK',
      balance: 107.5,
    });
    expect(await ask({ call: 'credit', body: credit })).toMatchObject({
      status: 'BET_ALREADY_SETTLED',
      balance: 107.5,
    });
    const second = moneyOf(player, { id: 'c-2', refId: 'ref-1', amount: 20 });
    expect(await ask({ call: 'credit', body: second })).toMatchObject({
      status: 'BET_ALREADY_SETTLED',
    });
    const other = moneyOf(player, { id: 'd-2', refId: 'ref-2', amount: 7.5 });
    await ask({ call: 'debit', body: other });
    expect(await ask({ call: 'cancel', body: other })).toMatchObject({
      status: 'OK',
      balance: 107.5,
    });
    expect(
      await ask({
        call: 'balance',
        body: { sid: player.sid, userId: player.member.id, currency: 'BDT' },
      }),
    ).toMatchObject({ status: 'OK', balance: 107.5 });
    const prize = {
      sid: player.sid,
      userId: player.member.id,
      currency: 'BDT',
      promoTransaction: { type: 'JackpotWin', id: 'p-1', amount: 1 },
    };
    expect(await ask({ call: 'promo_payout', body: prize })).toMatchObject({
      status: 'OK',
      balance: 108.5,
    });
  });

  test('answers that a cancelled bet does not exist, and refuses the bet when it arrives late', async () => {
    const player = await seated();
    const late = moneyOf(player, { id: 'd-3', refId: 'ref-3', amount: 5 });
    expect(await ask({ call: 'cancel', body: late })).toMatchObject({
      status: 'BET_DOES_NOT_EXIST',
    });
    expect(await ask({ call: 'debit', body: late })).toMatchObject({
      status: 'FINAL_ERROR_ACTION_FAILED',
    });
    expect(await evolution.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test.each([
    ['a token that is not its own', { token: 'guessed' }, 401, 'INVALID_TOKEN_ID'],
    ['an amount of six decimals', { amount: 0.000001 }, 200, 'INVALID_PARAMETER'],
    ['an amount below zero', { amount: -1 }, 200, 'INVALID_PARAMETER'],
    ['more than there is', { amount: 100.01 }, 200, 'INSUFFICIENT_FUNDS'],
    ['a session that does not exist', { sid: 'made-up' }, 200, 'INVALID_SID'],
  ])(
    'with %s is refused',
    async (_what, change: { token?: string; amount?: number; sid?: string }, code, status) => {
      const player = await seated();
      const { token, amount = 1, sid = player.sid } = change;
      const body = { ...moneyOf(player, { id: randomUUID(), refId: randomUUID(), amount }), sid };
      expect(await ask({ call: 'debit', body, ...(token && { token }) })).toMatchObject({
        code,
        status,
      });
      expect(await evolution.balanceOf(player.member.id)).toBe(10_000_000n);
    },
  );

  test('has no other calls, and only partners configured for this dialect may use it', async () => {
    expect((await ask({ call: 'refund', body: {} })).code).toBe(404);
    const reply = await rsa.http.inject({
      method: 'POST',
      url: `/wallet/evolution/acme/balance?authToken=${acmeKeys.k1.secret}`,
      payload: '{}',
    });
    expect(reply.json()).toMatchObject({ status: 'INVALID_TOKEN_ID' });
  });
});

describe('RS with RSA over the body', () => {
  async function sendRsa(call: string, body: object, header = 'x-hub88-signature', after = '') {
    const text = JSON.stringify(body);
    const signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
    const reply = await rsa.http.inject({
      method: 'POST',
      url: `/wallet/rs/acme/${call}`,
      headers: { 'content-type': 'application/json', [header]: signature },
      payload: text + after,
    });
    return reply.json();
  }

  async function aPlayer(): Promise<Player> {
    const member = await rsa.aMember({ balance: '100.00' });
    const { games } = await rsa.providers.offer({ brand: 'padma', currency: 'BDT', country: null });
    const game = games.find(({ code }) => code === 'acme_tables');
    if (!game) throw new Error('no table');
    return { member, game, token: await launchToken(rsa.providers, { member, game }) };
  }

  test('plays a round with the token of the launch, under either header', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    expect(await sendRsa('user/info', { request_uuid: 'r', token: player.token })).toMatchObject({
      status: 'RS_OK',
      user: player.member.id,
      balance: units('100.00'),
    });
    expect(await sendRsa('transaction/bet', bet)).toMatchObject({
      status: 'RS_OK',
      balance: units('90.00'),
    });
    // The same request again: only the transaction id prevents a second movement.
    expect(await sendRsa('transaction/bet', bet, 'x-auth-signature')).toMatchObject({
      balance: units('90.00'),
    });
    expect(await sendRsa('transaction/win', aWin(bet, '5.00'))).toMatchObject({
      balance: units('95.00'),
    });
    expect(await sendRsa('transaction/rollback', aRollback(aBet(player)))).toMatchObject({
      status: 'RS_OK',
    });
  });

  test('refuses a body that differs from the signed one', async () => {
    const player = await aPlayer();
    expect(await sendRsa('transaction/bet', aBet(player), 'x-hub88-signature', ' ')).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
    expect(await rsa.balanceOf(player.member.id)).toBe(10_000_000n);
  });
});

describe('the core', () => {
  const knowsDialects = (text: string) => /from '\.\.?\/dialects\//.test(text);
  const endpoints = ['providers.endpoints.ts'];

  test('references no dialect: only the HTTP side names them', () => {
    const files = readdirSync(__dirname).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const knowing = files.filter((file) =>
      knowsDialects(readFileSync(join(__dirname, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(knowing).toEqual(endpoints);
  });

  test('the check detects a reference to a dialect', () => {
    expect(knowsDialects("import { rs } from './dialects/rs.ts';")).toBe(true);
  });
});

test('the published description equals the served one', async () => {
  const served = await rsa.http.inject({ method: 'GET', url: '/wallet/openapi.json' });
  const file = join(__dirname, '../../../../docs/wallet-openapi.json');
  // If this fails: save what a running platform serves at /wallet/openapi.json there.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(served.json());
  expect(Object.keys(served.json().paths)).toHaveLength(14);
});
