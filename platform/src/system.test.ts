import fc from 'fast-check';
import { createIds, firstIdAt, systemRandom } from './system.ts';

const clockAt = (timeMs: number) => ({ now: () => new Date(timeMs) });

test('an id encodes its time and random bits in digits that sort like them', () => {
  const random = { bytes: (length: number) => new Uint8Array(length).fill(0xff) };
  expect(createIds(clockAt(1), random).next('tkt')).toBe('tkt_0000000001zzzzzzzzzzzzzzzz');
  expect(firstIdAt('tkt', 1_469_922_850_259)).toBe('tkt_01arz3ndek0000000000000000');
});

test('a time that no id can hold counts as the first or the last one', () => {
  const years = [Date.UTC(-8, 0), Date.UTC(20_000, 0)] as const;
  const [before, after] = years.map((timeMs) => firstIdAt('tkt', timeMs));
  expect(before).toBe(`tkt_${'0'.repeat(26)}`);
  expect(after).toBe(`tkt_7zzzzzzzzz${'0'.repeat(16)}`);
});

test('ids sort by their time, and within a moment by their order', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 47 }), fc.nat(1_000), (timeMs, laterMs) => {
      const time = { ms: timeMs };
      const ids = createIds({ now: () => new Date(time.ms) }, systemRandom);
      const [one, next] = [ids.next('trf'), ids.next('trf')];
      time.ms += laterMs;
      const later = ids.next('trf');
      expect(one < next && next < later).toBe(true);
      expect(firstIdAt('trf', timeMs) <= one).toBe(true);
      expect(one).toMatch(/^trf_[0-9a-hjkmnp-tv-z]{26}$/);
    }),
  ));

test('random bytes have the requested length, and no bytes are returned twice', () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 3_000; turn++) {
    const bytes = systemRandom.bytes(16);
    expect(bytes).toHaveLength(16);
    seen.add(Buffer.from(bytes).toString('hex'));
  }
  expect(seen.size).toBe(3_000);
  expect(systemRandom.bytes(20_000)).toHaveLength(20_000);
});
