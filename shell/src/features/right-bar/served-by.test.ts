import type { ServiceItem } from '@croupier/contracts';
import { servedBy } from './served-by.ts';

const anItem = (csType: ServiceItem['csType'], csPosition: ServiceItem['csPosition']) => ({
  csType,
  csPosition,
  path: `${csType} ${csPosition}`,
});
const live = anItem('LIVECHAT', 'SIDE');
const vipLive = anItem('LIVECHAT', 'VIP');
const telegram = anItem('TELEGRAM', 'SIDE');
const vipWhatsapp = anItem('WHATSAPP', 'VIP');
const all = [vipLive, live, telegram, vipWhatsapp];

test('a VIP member has the VIP desk in place of the usual one, and what the brand has for both', () => {
  expect(servedBy(all, true)).toEqual([vipLive, telegram, vipWhatsapp]);
});

test('everybody else has what is for everybody', () => {
  expect(servedBy(all, false)).toEqual([live, telegram]);
});

test('a brand without a VIP desk serves its VIP members at the usual one', () => {
  expect(servedBy([live, telegram], true)).toEqual([live, telegram]);
});
