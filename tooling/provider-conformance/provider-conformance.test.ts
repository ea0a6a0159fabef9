import { randomUUID } from 'node:crypto';
import { calls, type MemberId } from '@croupier/contracts';
import { houseAgreements } from '@croupier/platform/house-providers';
import { inEveryLanguage } from '@croupier/platform/in-every-language';
import { accounts } from '@croupier/platform/modules/ledger/index';
import { aMember } from '@croupier/platform/testing/test-members';
import { testSite, type TestBrowser, type TestSite } from '@croupier/platform/testing/test-site';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  aGame,
  catalogueServer,
  launchToken,
  providerTable,
  type ProviderTable,
} from '@croupier/platform/testing/test-provider';
import { agreementOf } from './agreement.mjs';
import { runConformance } from './provider-conformance.mjs';

let table: ProviderTable;
let url: string;
beforeAll(async () => {
  table = await providerTable();
  url = await table.http.listen({ port: 0, host: '127.0.0.1' });
});

async function launches(): Promise<string[]> {
  const [one, other] = [
    await table.aPlayer({ balance: '100.00' }),
    await table.aPlayer({ balance: '100.00' }),
  ];
  return Promise.all([one, one, other].map((player) => launchToken(table.providers, player)));
}

const options = (url: string, tokens: readonly string[]) => ({
  url,
  partner: 'studio',
  key: 'k1',
  secret: 'studio-test-secret',
  game: 'river_lotus',
  stake: '100000',
  launches: tokens,
  now: () => table.core.clock.now(),
});

test('our own wallet passes every rule, over real HTTP, and its ledger balances afterwards', async () => {
  const { found, failed } = await runConformance({
    ...options(url, await launches()),
    agreement: agreementOf('paysPrizes'),
  });
  expect(failed).toEqual([]);
  expect(found.length).toBeGreaterThan(35);
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});

test('under an agreement the same wallet holds to what is agreed', async () => {
  const acme = await providerTable({
    acme: {
      repeats: 'stored',
      rollsBackRounds: true,
      correctsResults: true,
      paysPrizes: true,
      takesTips: true,
      maxStake: { BDT: '50.00' },
      rules: { manyWinsOneBet: true, winWithoutBet: true },
    },
  });
  const [one, other] = [
    await acme.aPlayer({ balance: '100.00', game: 'acme_tables' }),
    await acme.aPlayer({ balance: '100.00', game: 'acme_tables' }),
  ];
  const names =
    'repeats=stored,rollsBackRounds,correctsResults,paysPrizes,takesTips,rules.manyWinsOneBet,rules.winWithoutBet';
  const { failed } = await runConformance({
    ...options(await acme.http.listen({ port: 0, host: '127.0.0.1' }), []),
    launches: await Promise.all(
      [one, one, other].map((player) => launchToken(acme.providers, player)),
    ),
    now: () => acme.core.clock.now(),
    partner: 'acme',
    secret: 'acme-test-secret-1',
    game: 'acme_tables',
    agreement: { ...agreementOf(names), maxStake: { BDT: '50.00' } },
    acts: {
      signOut: (user: string) => endOf(acme, user, 'signed-out'),
      expire: async () => acme.core.clock.advance(4 * 3_600_000),
      lock: (user: string) => endOf(acme, user, 'locked'),
    },
  });
  expect(failed).toEqual([]);
  await expect(acme.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});

/** The agreement in the form of the runner. The game of these tests has no rules of its own. */
const stated = ({ correctsResults = false }: (typeof houseAgreements)[string]) => ({
  ...agreementOf(''),
  correctsResults,
});

test.each(Object.entries(houseAgreements))(
  'under the agreement of %s the wallet passes every rule',
  async (_, agreed) => {
    const acme = await providerTable({ acme: agreed });
    const [one, other] = [
      await acme.aPlayer({ balance: '100.00', game: 'acme_tables' }),
      await acme.aPlayer({ balance: '100.00', game: 'acme_tables' }),
    ];
    const { failed, found } = await runConformance({
      ...options(await acme.http.listen({ port: 0, host: '127.0.0.1' }), []),
      launches: await Promise.all(
        [one, one, other].map((player) => launchToken(acme.providers, player)),
      ),
      now: () => acme.core.clock.now(),
      partner: 'acme',
      secret: 'acme-test-secret-1',
      game: 'acme_tables',
      agreement: stated(agreed),
    });
    expect(failed).toEqual([]);
    expect(found.length).toBeGreaterThan(30);
    await expect(acme.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
  },
);

test('the wallet keeps the rules of free rounds', async () => {
  const acme = await providerTable({ acme: { offersFreeRounds: true } });
  const [one, other] = [
    await acme.aPlayer({ balance: '100.00', game: 'acme_tables' }),
    await acme.aPlayer({ balance: '100.00', game: 'acme_tables' }),
  ];
  await acme.core.db.transaction((tx) =>
    acme.providers.freeRounds.grant(tx, {
      key: 'conformance',
      member: one.member.id,
      provider: 'acme',
      gameCode: 'acme_tables',
      currency: 'BDT',
      rounds: 8,
      stakeUnits: 100_000n,
      expiresAt: new Date(acme.core.clock.now().getTime() + 3_600_000),
      campaign: inEveryLanguage('conformance'),
      terms: null,
    }),
  );
  const { failed, found } = await runConformance({
    ...options(await acme.http.listen({ port: 0, host: '127.0.0.1' }), []),
    launches: await Promise.all(
      [one, one, other].map((player) => launchToken(acme.providers, player)),
    ),
    now: () => acme.core.clock.now(),
    partner: 'acme',
    secret: 'acme-test-secret-1',
    game: 'acme_tables',
    acts: { freeRounds: true },
  });
  expect(failed).toEqual([]);
  expect(found.filter(({ rule }) => rule === 'R14').length).toBeGreaterThanOrEqual(4);
  await expect(acme.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});

test('on a whole site the player’s page receives a balance event, and a player who signs out bets no more', async () => {
  const provider = await catalogueServer([aGame('river_lotus', { hot: true })]);
  const site = await testSite({
    studio: { origin: provider.origin, secret: 'studio-test-secret' },
  });
  await site.app.modules.providers.readCatalogues();
  const { live } = site.app.modules;
  await live.start();
  const [one, other] = [await aMember(site, 'streamed'), await aMember(site, 'leaver')];
  const port = await site.app.http.listen({ port: 0, host: '127.0.0.1' });
  const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { failed, found } = await runConformance({
    ...options(port, []),
    launches: [
      await launchOf(site, one, 'streamed'),
      await launchOf(site, one, 'streamed'),
      await launchOf(site, other, 'leaver'),
    ],
    now: () => site.core.clock.now(),
    agreement: agreementOf('paysPrizes'),
    acts: {
      stream: { url: `${port.replace('127.0.0.1', 'localhost')}/events`, headers: { cookie } },
      signOut: async () => void (await other.call(calls.logout, undefined)),
    },
  });
  await live.stop();
  expect(failed).toEqual([]);
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['live', 'sign-out']));
});

/** A launch token of a member who has money. */
async function launchOf(site: TestSite, browser: TestBrowser, account: string): Promise<string> {
  const { value: games } = await browser.call(calls.hotGames, {});
  const [game] = games;
  const info = await site.app.modules.identity.byAccount('padma', account);
  if (!game || !info) throw new Error('no game, or no player for it');
  const deposit = {
    key: `test-deposit:${info.id}:${randomUUID()}`,
    kind: 'deposit' as const,
    currency: 'BDT',
    reference: info.id,
    moves: [
      {
        from: accounts.deposits('test'),
        to: accounts.cash(info.id),
        amountUnits: 10_000_000n,
      },
    ],
  };
  await site.core.db.transaction((tx) => site.app.modules.ledger.book(tx, [deposit]));
  const { value } = await browser.call(calls.launchGame, {
    nodeId: game.nodeId,
    language: 'en',
    lobbyUrl: 'http://localhost/rng',
  });
  return new URL(value.content).searchParams.get('launch_token') ?? '';
}

test('an agreement that names nothing of the platform is refused', () => {
  expect(() => agreementOf('many-wins')).toThrow('an agreement has no many-wins');
  expect(agreementOf('rules.manyBetsOneWin')).toMatchObject({ rules: { manyBetsOneWin: true } });
});

test('a case without its configured trigger is skipped and reported as such', async () => {
  const { lines } = await runConformance(options('http://127.0.0.1:1', ['a', 'b', 'c']));
  expect(lines.join('\n')).toMatch(
    /live {2}not tried[^]*sign-out {2}not tried[^]*lock {2}not tried/,
  );
});

const memberId = (user: string) => user as MemberId;
const endOf = ({ core, providers }: ProviderTable, user: string, why: 'signed-out' | 'locked') =>
  core.db.transaction((tx) => providers.endPlay(tx, memberId(user), why));

test('a wallet without validation fails, and each broken rule is named', async () => {
  const gullible = await gullibleWallet();
  const { failed } = await runConformance(options(gullible.url, ['a-1', 'a-2', 'b-1']));
  gullible.close();
  const broken = new Set(failed.map(({ rule }) => rule));
  for (const rule of [
    'R1',
    'R3',
    'R4',
    'R6',
    'R7',
    'R8',
    'R11',
    'R16',
    'R18',
    'R19',
    'adjust',
    'promo_win',
    'hostile',
  ])
    expect(broken).toContain(rule);
});

test('an unreachable wallet fails with a message', async () => {
  const { failed, lines } = await runConformance(options('http://127.0.0.1:1', ['a', 'b', 'c']));
  expect(failed).toMatchObject([{ rule: 'launch' }]);
  expect(lines.join('\n')).toContain('NO_ANSWER');
});

test('the runner is independent: it imports nothing of the platform', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.mjs'));
  const imports = files.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, from]) => from,
    ),
  );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((from) => !from?.startsWith('node:') && !from?.startsWith('./'))).toEqual(
    [],
  );
});

/** A wallet that executes every request without checks. */
async function gullibleWallet() {
  const balances = new Map<string, bigint>();
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body: Record<string, string> = text.startsWith('{"r') ? JSON.parse(text) : {};
      const user = body['user'] ?? (body['launch_token'] ?? body['token'] ?? '').slice(0, 1);
      const sign = request.url?.endsWith('/bet') ? -1n : request.url?.endsWith('/win') ? 1n : 0n;
      const amount = /^\d{1,18}$/.test(body['amount'] ?? '') ? BigInt(body['amount'] ?? 0) : 0n;
      const balance = (balances.get(user) ?? 10_000_000n) + sign * amount;
      balances.set(user, balance);
      reply.end(
        JSON.stringify({
          status: 'RS_OK',
          user,
          token: `${user}-token`,
          currency: 'BDT',
          balance: String(balance),
        }),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
