import fc from 'fast-check';
import { isInCanary } from './release-choice.ts';

const trial = (percent: number, version = '1.2.0') => ({
  module: 'mfe-games',
  canary_version: version,
  canary_percent: percent,
});
const marks = Array.from({ length: 2_000 }, (_, at) => `visitor ${at}`);
const drawn = (percent: number, version?: string) =>
  marks.filter((mark) => isInCanary(trial(percent, version), mark));

test('who is in stays in while the share grows, and everybody is in at the end', () => {
  const percents = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.string(), percents, percents, (mark, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      return !isInCanary(trial(less), mark) || isInCanary(trial(more), mark);
    }),
  );
  expect(drawn(100)).toHaveLength(marks.length);
});

test.each([1, 10, 50])('%s percent is about that share of the visitors', (percent) => {
  const share = (drawn(percent).length / marks.length) * 100;
  expect(Math.abs(share - percent)).toBeLessThan(3);
});

test('another version is tried on other visitors', () => {
  const both = drawn(10, '1.3.0').filter((mark) => drawn(10).includes(mark));
  expect(both.length).toBeLessThan(marks.length * 0.03);
});

test('nobody without a mark is drawn', () => {
  expect(isInCanary(trial(100), null)).toBe(false);
});
