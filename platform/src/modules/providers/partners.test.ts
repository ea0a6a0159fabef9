import { partnerOf, readPartners } from '../../provider-partners.ts';
import { asAcme, providerTable } from '../../testing/test-provider.ts';
import { aBet, units } from '../../testing/wallet-bodies.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('two keys are valid during a key change, and the old one ends at its configured time', async () => {
  const table = await providerTable({
    acme: {
      keys: {
        k1: { secret: 'acme-test-secret-1', until: '2026-01-05T13:00:00Z' },
        k2: { secret: 'acme-test-secret-2' },
      },
    },
  });
  const player = await table.aPlayer({ balance: '100.00', game: 'acme_tables' });
  const byNew = { partner: 'acme', keyId: 'k2', secret: 'acme-test-secret-2' };
  const send = (changes: object) => table.provider.send('bet', aBet(player), changes);
  expect(await send(asAcme)).toMatchObject({ status: 'RS_OK' });
  expect(await send(byNew)).toMatchObject({ status: 'RS_OK', balance: units('80.00') });
  expect(await send({ ...byNew, secret: 'acme-test-secret-1' })).toMatchObject({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
  table.core.clock.advance(3_600_000);
  expect(await send(asAcme)).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER' });
  expect(await send(byNew)).toMatchObject({ status: 'RS_OK' });
});

test('a provider with an address list may call from these addresses only, even with a valid signature', async () => {
  const [home, away] = await Promise.all([
    providerTable({ acme: { addresses: ['127.0.0.0/8'] } }),
    providerTable({ acme: { addresses: ['203.0.113.7', '2001:db8::/32'] } }),
  ]);
  const body = { request_uuid: 'r', token: 'never-issued' };
  expect(await home.provider.send('balance', body, asAcme)).toMatchObject({
    status: 'RS_ERROR_INVALID_TOKEN',
  });
  expect(await away.provider.send('balance', body, asAcme)).toMatchObject({
    status: 'RS_ERROR_INVALID_PARTNER',
  });
});

const settings = {
  id: 'acme',
  displayName: 'Acme',
  origin: 'https://games.acme.example',
  keys: { k1: { secret: 'sixteen characters' } },
};

function read(value: unknown) {
  const file = join(mkdtempSync(join(tmpdir(), 'providers-')), 'providers.json');
  writeFileSync(file, JSON.stringify(value));
  const errors: string[] = [];
  return { partners: readPartners({ PROVIDERS_FILE: file }, errors), errors: errors };
}

test('providers are read from a file; omitted settings get the safest default', () => {
  expect(read([settings])).toEqual({ partners: [partnerOf(settings)], errors: [] });
  expect(partnerOf(settings)).toMatchObject({
    dialect: 'rs',
    rollsBackRounds: false,
    paysPrizes: false,
    correctsResults: false,
    rules: { winWithoutBet: false, manyBetsOneWin: false, manyWinsOneBet: false },
  });
});

test.each([
  [
    'a third key',
    [{ ...settings, keys: { k1: settings.keys.k1, k2: settings.keys.k1, k3: settings.keys.k1 } }],
  ],
  ['a short secret', [{ ...settings, keys: { k1: { secret: 'short' } } }]],
  ['an address that is none', [{ ...settings, addresses: ['10.0.0.0/64'] }]],
  ['a name twice', [settings, settings]],
  ['the studio', [{ ...settings, id: 'studio' }]],
  ['an unknown word', [{ ...settings, discount: 1 }]],
])('a file with %s is refused in words', (_what, value) => {
  const { partners, errors } = read(value);
  expect(partners).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('PROVIDERS_FILE');
});
