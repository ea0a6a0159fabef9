import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.250'],
  ['203.0.113.9', '::ffff:203.0.113.250'],
  ['2001:db8::1', '2001:db8:0:7::9'],
  ['2001:db8::1', '2001:0db8:0000:0007:1:2:3:4'],
  ['::1', '0:0:0:0:0:0:0:2'],
])('%s and %s are in one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

test.each([
  ['203.0.113.9', '203.0.114.9'],
  ['2001:db8::1', '2001:db8:1::1'],
  ['2001:db8::1', '2001:db9::1'],
])('%s and %s are not', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});
