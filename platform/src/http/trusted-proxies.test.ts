import { trustedProxies } from './trusted-proxies.ts';

const isTrusted = trustedProxies(['10.0.0.0/8', '::1', '192.0.2.7', '2001:db8::/32']);

test.each(['10.1.2.3', '::1', '192.0.2.7', '2001:db8::5', '::ffff:10.1.2.3'])(
  '%s is a trusted proxy',
  (address) => {
    expect(isTrusted(address)).toBe(true);
    expect(isTrusted(address)).toBe(true);
  },
);

test.each(['11.1.2.3', '::2', '192.0.2.8', '2001:db9::5', '', 'unknown', '10.1.2.3, 10.1.2.4'])(
  '%j is no trusted proxy',
  (address) => {
    expect(isTrusted(address)).toBe(false);
    expect(isTrusted(address)).toBe(false);
  },
);

test('addresses that are asked for only once leave the cache, and the answers stay right', () => {
  for (let host = 0; host < 3_000; host++)
    expect(isTrusted(`10.0.${host >> 8}.${host & 255}`)).toBe(true);
  expect(isTrusted('192.0.2.8')).toBe(false);
});
