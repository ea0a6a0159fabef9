import { languages, type Localized, type Promotion } from '@croupier/contracts';
import { seedPromotions } from '../../demo/promotions.ts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { createPromotions, type Promotions } from './promotions.service.ts';
import type { PromotionDraft } from './promotion-draft.ts';

let core: TestCore;
let promotions: Promotions;

beforeAll(async () => {
  core = await testCore();
  promotions = createPromotions(core);
});

const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });

async function add(name: string, overrides: Partial<PromotionDraft> = {}): Promise<void> {
  await promotions.add({
    id: `prm_${name}` as Promotion['id'],
    brand: 'terra',
    position: 0,
    title: inAll(name),
    summary: inAll('summary'),
    terms: [inAll('terms')],
    category: 'welcome',
    art: name,
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    ...overrides,
  });
}

async function shown(brand: string): Promise<readonly Promotion[]> {
  const current = await promotions.current(brand);
  if (!current.ok) throw new Error('the list has no failures');
  return current.value;
}

const titles = async (brand: string) => (await shown(brand)).map(({ title }) => title.en);

test('a brand shows its own promotions in its order, from their start to their end', async () => {
  core.clock.set('2026-02-01T00:00:00Z');
  await add('second', { position: 2 });
  await add('first', { position: 1 });
  await add('tomorrow', { startsAt: '2026-02-02T00:00:00.000Z' });
  await add('over', { endsAt: '2026-02-01T00:00:00.000Z' });
  await add('elsewhere', { brand: 'luna' });
  expect(await titles('terra')).toEqual(['first', 'second']);
  core.clock.set('2026-02-02T00:00:00Z');
  expect(await titles('terra')).toEqual(['tomorrow', 'first', 'second']);
});

test('adding an existing promotion changes nothing', async () => {
  await add('stays', { brand: 'solo' });
  await add('stays', { brand: 'solo', title: inAll('changed') });
  expect(await titles('solo')).toEqual(['stays']);
});

test('the demo brands have promotions, complete in every language, and seeding again adds none', async () => {
  await seedPromotions(core.clock, { promotions });
  await seedPromotions(core.clock, { promotions });
  const all = [...(await shown('padma')), ...(await shown('verano'))];
  expect(all).toHaveLength(7);
  for (const { title, summary, terms } of all) {
    for (const text of [title, summary, ...terms]) {
      for (const language of languages) expect(text[language].trim()).not.toBe('');
    }
  }
});
