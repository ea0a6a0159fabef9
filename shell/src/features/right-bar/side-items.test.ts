import type { ServiceItem } from '@croupier/contracts';
import { servedBy } from './side-items.tsx';

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

test('a VIP member has VIP support in place of the usual support, and the items for both', () => {
  expect(servedBy(all, true)).toEqual([vipLive, telegram, vipWhatsapp]);
});

test('every other member has the items for everybody', () => {
  expect(servedBy(all, false)).toEqual([live, telegram]);
});

test('a brand without VIP support serves its VIP members with the usual one', () => {
  expect(servedBy([live, telegram], true)).toEqual([live, telegram]);
});
