import type { ProviderAgreement } from '@croupier/contracts';
import {
  aGame,
  asAcme,
  catalogueServer,
  providerTable,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import { createProviders } from './providers.service.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable({ acme: { maxStake: { BDT: '50.00' }, games: { acme_fish: {} } } });
});

const olga = { name: 'Olga' };
const note = 'agreed with them';
const context = () => table.providers.partnerAdmin;

async function partner(provider: string) {
  const found = (await context().list()).find((one) => one.provider === provider);
  if (!found) throw new Error(`no ${provider}`);
  return found;
}

const agreementWith = async (changes: Partial<ProviderAgreement>): Promise<ProviderAgreement> => ({
  ...(await partner('acme')).agreement,
  ...changes,
});

const betOf = (player: Player, by = asAcme, changes: object = {}) =>
  table.provider.send('bet', aBet(player, changes), by);
const anAcmePlayer = () => table.aPlayer({ balance: '100.00', game: 'acme_tables' });

test('providers of the file are there from the start, their secrets encrypted', async () => {
  expect(await partner('acme')).toMatchObject({
    isOff: false,
    isHouse: false,
    keys: [{ keyId: 'k1', until: null }],
    agreement: { displayName: 'Acme', maxStake: { BDT: '50.00' }, maxWinTimes: 100_000 },
  });
  expect(await partner('studio')).toMatchObject({ isHouse: true, keys: [] });
  const row = await table.core.db.read
    .selectFrom('provider_partner')
    .selectAll()
    .where('id', '=', 'acme')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('acme-test-secret-1');
});

test('a lobby and the rights of a single game are agreed here: a session then bets at both tables', async () => {
  const player = await anAcmePlayer();
  const there = () => betOf(player, asAcme, { game_code: 'acme_fish', amount: units('1.00') });
  expect(await there()).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
  const { revision } = await partner('acme');
  const games = {
    acme_fish: { winWithoutBet: true, manyBetsOneWin: false, manyWinsOneBet: false },
  };
  const lobbies = { live: ['acme_tables', 'acme_fish'] };
  const agreement = await agreementWith({ lobbies, games });
  const change = { provider: 'acme', revision, agreement, note };
  expect(await context().change(change, olga)).toMatchObject({ ok: true });
  expect((await partner('acme')).agreement).toMatchObject({ lobbies, games });
  expect(await there()).toMatchObject({ status: 'RS_OK' });
  const alone = { ...agreement, lobbies: { live: ['acme_tables'] } };
  expect(
    await context().change({ ...change, revision: revision + 1, agreement: alone }, olga),
  ).toMatchObject({ fields: { 'agreement.lobbies': { code: 'invalid' } } });
});

test('a key is rotated without an interruption: old and new are valid together, then the new one alone', async () => {
  const player = await anAcmePlayer();
  const added = await context().addKey({ provider: 'acme', note }, olga);
  if (!added.ok) throw new Error(added.code);
  expect(added.value).toEqual({ keyId: 'k2', secret: expect.stringMatching(/^[\w-]{40,}$/) });
  const byNew = { partner: 'acme', ...added.value };
  expect(await betOf(player)).toMatchObject({ status: 'RS_OK' });
  expect(await betOf(player, byNew)).toMatchObject({ status: 'RS_OK' });
  expect(await context().addKey({ provider: 'acme', note }, olga)).toMatchObject({
    code: 'already-decided',
  });
  const at = new Date(table.core.clock.now().getTime() + 60_000).toISOString();
  expect(await context().endKey({ provider: 'acme', keyId: 'k1', at, note }, olga)).toMatchObject({
    ok: true,
  });
  expect(await context().endKey({ provider: 'acme', keyId: 'k2', at, note }, olga)).toMatchObject({
    code: 'already-decided',
  });
  expect(await betOf(player)).toMatchObject({ status: 'RS_OK' });
  table.core.clock.advance(61_000);
  expect(await betOf(player)).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER' });
  expect(await betOf(player, byNew)).toMatchObject({ status: 'RS_OK' });
  const next = await context().addKey({ provider: 'acme', note }, olga);
  if (!next.ok) throw new Error(next.code);
  expect((await partner('acme')).keys.map(({ keyId }) => keyId)).toEqual(['k2', 'k3']);
});

test('an agreement changes at once, once per revision, and never to an invalid one', async () => {
  const before = await partner('acme');
  const agreement = await agreementWith({ maxStake: { BDT: '5.00' } });
  const change = { provider: 'acme', revision: before.revision, agreement, note };
  expect(await context().change(change, olga)).toMatchObject({ ok: true });
  expect(await context().change(change, olga)).toMatchObject({ code: 'version-conflict' });
  const wrong = { ...agreement, addresses: ['not an address'] };
  expect(
    await context().change({ ...change, revision: before.revision + 1, agreement: wrong }, olga),
  ).toMatchObject({
    code: 'invalid-input',
    fields: { 'agreement.addresses': { code: 'invalid' } },
  });
});

test('a provider that is switched off takes no bets and no launches; what was staked is decided', async () => {
  const studio = await table.aPlayer({ balance: '100.00' });
  const open = [aBet(studio), aBet(studio)] as const;
  for (const bet of open)
    expect(await table.provider.send('bet', bet)).toMatchObject({ status: 'RS_OK' });
  expect(await context().switch({ provider: 'studio', isOff: true, note }, olga)).toMatchObject({
    ok: true,
  });
  table.providers.invalidateOffers();
  const offered = await table.providers.offer({ brand: 'padma', currency: 'BDT', country: null });
  expect(offered.games.map(({ provider }) => provider)).not.toContain('studio');
  expect(await table.provider.send('bet', aBet(studio))).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  await expect(table.sitDown(studio.member, 'river_lotus')).rejects.toThrow();
  const [won, taken] = open;
  expect(await table.provider.send('win', aWin(won, '20.00'))).toMatchObject({
    status: 'RS_OK',
    balance: units('100.00'),
  });
  expect(await table.provider.send('rollback', aRollback(taken))).toMatchObject({
    status: 'RS_OK',
    balance: units('110.00'),
  });
  await context().switch({ provider: 'studio', isOff: false, note }, olga);
  table.providers.invalidateOffers();
  expect(await table.provider.send('bet', aBet(studio))).toMatchObject({ status: 'RS_OK' });
});

test('a provider is added and plays without a restart, on every node within a second', async () => {
  const server = await catalogueServer([aGame('nova_slot')], 'nova');
  const agreement = {
    ...(await agreementWith({ maxStake: {}, maxWin: {} })),
    displayName: 'Nova',
    origin: server.origin,
  };
  const other = createProviders(table.core, { ...table, jackpotSharesOf: async () => [] });
  await other.readCatalogues();
  const added = await context().add({ provider: 'nova', agreement, note }, olga);
  if (!added.ok) throw new Error(added.code);
  expect(await context().add({ provider: 'nova', agreement, note }, olga)).toMatchObject({
    fields: { provider: { code: 'invalid' } },
  });
  await table.providers.readCatalogues();
  const offered = await table.providers.offer({ brand: 'padma', currency: 'BDT', country: null });
  expect(offered.games.map(({ code }) => code)).toContain('nova_slot');
  const by = { partner: 'nova', ...added.value };
  const known = await table.provider.send('balance', { request_uuid: 'r', token: 'none' }, by);
  expect(known).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  table.core.clock.advance(1_001);
  await other.readCatalogues();
  expect(other.nameOf('nova')).toBe('Nova');
  // The policy of the pages lets them frame its games, and show its pictures.
  const { frames, pictures } = await other.pageOrigins();
  expect(frames).toContain(server.origin);
  expect(pictures).toContain(server.origin);
});

test('every change is in the audit trail, without a secret', async () => {
  const rows = await table.core.db.read
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', 'like', 'provider.%')
    .execute();
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set([
      'provider.added',
      'provider.changed',
      'provider.key-added',
      'provider.key-ended',
      'provider.switched-off',
      'provider.switched-on',
    ]),
  );
  expect(JSON.stringify(rows)).not.toMatch(/secret/);
});
