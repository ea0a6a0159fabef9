import { renderToStaticMarkup } from 'react-dom/server';
import { CategoryEmblem, LicenceBadge, PromotionArt, ProviderMark } from './index.ts';
import { emblems } from './emblems.ts';
import { promotionPlan } from './promotion-plan.ts';

const seeds = Array.from({ length: 500 }, (_, index) => `provider-${index}`);
const authorities = ['MGA', 'FSC', 'PAGCOR'];

test('500 providers get 500 different marks', () => {
  const marks = seeds.map((seed) => renderToStaticMarkup(<ProviderMark seed={seed} />));
  expect(new Set(marks).size).toBe(seeds.length);
});

test('500 promotions get 500 different pictures', () => {
  const plans = seeds.map((seed) => JSON.stringify(promotionPlan(seed, 'welcome')));
  expect(new Set(plans).size).toBe(seeds.length);
});

test('each authority gets its own seal, each category its own sign', () => {
  const seals = authorities.map((seed) => renderToStaticMarkup(<LicenceBadge seed={seed} />));
  expect(new Set(seals).size).toBe(authorities.length);
  const signs = Object.values(emblems).map(({ lines }) => lines);
  expect(new Set(signs).size).toBe(signs.length);
});

const drawn = {
  'a provider’s mark': () => <ProviderMark seed="nova" />,
  'a licence’s seal': () => <LicenceBadge seed="MGA" />,
  'a category’s sign': () => <CategoryEmblem category="RNG" />,
  'a promotion’s picture': () => <PromotionArt seed="river-dawn" category="reload" />,
};

test.each(Object.entries(drawn))(
  '%s is deterministic, contains no text, and contains neither NaN nor undefined',
  (_, draw) => {
    const markup = renderToStaticMarkup(draw());
    expect(renderToStaticMarkup(draw())).toBe(markup);
    expect(markup).toMatch(/^<svg[^>]*aria-hidden="true"/);
    expect(markup).not.toMatch(/<text|style=|NaN|undefined/);
    expect(markup.replaceAll(/<[^>]*>/g, '')).toBe('');
  },
);
