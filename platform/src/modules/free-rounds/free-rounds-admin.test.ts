import { randomUUID } from 'node:crypto';
import type { FreeRoundsOrder, OperatorId } from '@croupier/contracts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';
import { providerTable, type ProviderTable } from '../../testing/test-provider.ts';
import { createBrands } from '../brands/index.ts';
import { createLive } from '../live/index.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import { createAudit } from '../audit/index.ts';
import { createFreeRoundsAdmin, type FreeRoundsAdmin } from './free-rounds-admin.ts';

const olga = { id: 'opr_00000000olga' as OperatorId, name: 'Olga' };
const pavel = { id: 'opr_0000000pavel' as OperatorId, name: 'Pavel' };

let table: ProviderTable;
let people: PaymentTable;
let admin: FreeRoundsAdmin;
let gameId: FreeRoundsOrder['gameId'];
beforeAll(async () => {
  table = await providerTable();
  people = await paymentTable();
  const { core, providers } = table;
  await seedOperators(core, [olga, pavel]);
  // Brands and members live in the other database.
  admin = createFreeRoundsAdmin(core, {
    providers,
    identity: people.identity,
    brands: createBrands(people.core, { live: createLive(people.core) }),
    twoPersonUnitsOf: async () => 100_000_000n,
  });
  const { games } = await providers.offer({ brand: 'padma', currency: 'BDT', country: null });
  const game = games.find(({ code }) => code === 'river_lotus');
  if (!game) throw new Error('no game');
  gameId = game.id;
});

const campaign = { en: 'Friday', bn: 'শুক্রবার', es: 'শুক্রবার', ar: 'শুক্রবার' };

async function order(changes: Partial<FreeRoundsOrder> = {}): Promise<FreeRoundsOrder> {
  const { account } = await people.newMember('0.00');
  return {
    brand: 'padma',
    accounts: [account],
    gameId,
    rounds: 10,
    stake: '10.00',
    until: new Date(table.core.clock.now().getTime() + 86_400_000).toISOString(),
    words: { bn: { title: 'শুক্রবার' }, en: { title: 'Friday' } },
    terms: null,
    note: 'won the quiz',
    ...changes,
  };
}

const grant = async (asked: FreeRoundsOrder, key: string = randomUUID()) => {
  const granted = await admin.grant(asked, olga, key);
  if (!granted.ok) throw new Error(granted.code);
  return granted.value;
};

test('a list gets free rounds, each member once; unknown accounts are named', async () => {
  const [one, other] = [await people.newMember('0.00'), await people.newMember('0.00')];
  const accounts = [one.account, other.account, one.account, 'nobody-here'];
  const { offer, unknown } = await grant(await order({ accounts }));
  expect(unknown).toEqual(['nobody-here']);
  expect(offer).toMatchObject({ state: 'granted', members: 2, active: 2, used: 0, unsent: 2 });
  for (const { id } of [one, other])
    expect(await table.providers.freeRounds.of(id)).toMatchObject([
      { state: 'active', left: 10, stake: '10.00', campaign },
    ]);
});

test('the same request many times at once is one offer, and its key is refused with any other input', async () => {
  const wins = { times: 3, days: 7, spends: 'cash-first', maxStake: null, weights: {} } as const;
  const asked = await order({ terms: wins });
  const key = randomUUID();
  const offers = await Promise.all(Array.from({ length: 8 }, () => grant(asked, key)));
  expect(new Set(offers.map(({ offer }) => offer.id)).size).toBe(1);
  expect(await admin.grant({ ...asked, rounds: 11 }, olga, key)).toMatchObject({
    code: 'idempotency-key-reused',
  });
});

test('an offer above the brand’s amount waits for a second operator, whose confirmation grants it once', async () => {
  const asked = await order({ rounds: 101 });
  const { offer } = await grant(asked);
  expect(offer).toMatchObject({ state: 'waiting', active: 0 });
  const decision = { brand: 'padma', offerId: offer.id, note: 'agreed' };
  expect(await admin.confirm(decision, olga)).toMatchObject({ code: 'second-person-needed' });
  const answers = await Promise.all([
    admin.confirm(decision, pavel),
    admin.confirm(decision, pavel),
  ]);
  expect(answers.filter(({ ok }) => ok)).toMatchObject([
    { value: { state: 'granted', active: 1 } },
  ]);
  const { rows } = await createAudit(table.core).entries({ subject: `padma/${offer.id}` });
  expect(rows.map(({ action, operator }) => [action, operator])).toEqual([
    ['free-rounds.granted', 'Pavel'],
    ['free-rounds.proposed', 'Olga'],
  ]);
});

test('a refused offer grants nothing', async () => {
  const { offer } = await grant(await order({ rounds: 101 }));
  const decision = { brand: 'padma', offerId: offer.id, note: 'too much' };
  expect(await admin.refuse(decision, pavel)).toMatchObject({ value: { state: 'refused' } });
  expect(await admin.confirm(decision, pavel)).toMatchObject({ code: 'already-decided' });
  expect(await admin.holders({ brand: 'padma', offerId: offer.id })).toMatchObject({ value: [] });
});

test('is cancelled once, and an operator of another brand cannot reach it', async () => {
  const { offer } = await grant(await order());
  const decision = { brand: 'padma', offerId: offer.id, note: 'a mistake' };
  expect(await admin.cancel({ ...decision, brand: 'verano' }, olga)).toMatchObject({
    code: 'not-found',
  });
  expect(await admin.cancel(decision, olga)).toMatchObject({ value: { active: 0 } });
  expect(await admin.cancel(decision, olga)).toMatchObject({ code: 'already-decided' });
});

test('needs a stake of the game, an end to come and a game that has free rounds', async () => {
  const asked = await order();
  expect(await admin.grant({ ...asked, stake: '4.99' }, olga, 'a')).toMatchObject({
    fields: { stake: { code: 'range', min: 5 } },
  });
  const past = new Date(table.core.clock.now().getTime() - 1).toISOString();
  expect(await admin.grant({ ...asked, until: past }, olga, 'b')).toMatchObject({
    fields: { until: { code: 'invalid' } },
  });
  const unknown = 'gam_0000000000000000' as FreeRoundsOrder['gameId'];
  expect(await admin.grant({ ...asked, gameId: unknown }, olga, 'c')).toMatchObject({
    code: 'game-unavailable',
  });
  expect(await admin.grant({ ...asked, accounts: ['nobody'] }, olga, 'd')).toMatchObject({
    fields: { accounts: { code: 'invalid' } },
  });
});

test('an offer that waited beyond its end cannot be agreed to any more', async () => {
  const { offer } = await grant(await order({ rounds: 101 }));
  table.core.clock.advance(Date.parse(offer.until) - table.core.clock.now().getTime());
  const decision = { brand: 'padma', offerId: offer.id, note: 'late' };
  expect(await admin.confirm(decision, pavel)).toMatchObject({ code: 'offer-expired' });
});

test('the list is paged, the newest first', async () => {
  const ids = [];
  for (const _ of [1, 2, 3]) ids.unshift((await grant(await order())).offer.id);
  const first = await admin.offers({ brand: 'padma', limit: 2 });
  if (!first.ok) throw new Error('no offers');
  expect(first.value.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const next = await admin.offers({ brand: 'padma', limit: 2, before: first.value.next ?? '' });
  expect(next).toMatchObject({ value: { rows: [{ id: ids[2] }, {}] } });
});
