import { padmaBanners } from './banners-padma.ts';
import { veranoBanners } from './banners-verano.ts';
import { padmaPromotions } from './promotions-padma.ts';
import { veranoPromotions } from './promotions-verano.ts';

/** Words of money that a deposit, a loss or a round would bring. No campaign of the demo grants any. */
const promise = /\d+ ?%|doubl|cashback|top-up|on the house|free spin|extra ৳|duplica|reembolso/i;

test('the demo promises only money that a campaign gives', () => {
  const content = [padmaBanners, veranoBanners, padmaPromotions, veranoPromotions];
  const shown = JSON.stringify(content);
  expect(shown).toContain('Try before you pay');
  expect(promise.exec(shown)?.[0]).toBeUndefined();
});
