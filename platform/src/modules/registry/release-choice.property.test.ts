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

test('selected visitors stay selected as the share grows, and at the end all are selected', () => {
  const percents = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.string(), percents, percents, (mark, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      return !isInCanary(trial(less), mark) || isInCanary(trial(more), mark);
    }),
  );
  expect(drawn(100)).toHaveLength(marks.length);
});

test.each([1, 10, 50])('%s percent selects about that share of the visitors', (percent) => {
  const share = (drawn(percent).length / marks.length) * 100;
  expect(Math.abs(share - percent)).toBeLessThan(3);
});

test('another version selects other visitors', () => {
  const both = drawn(10, '1.3.0').filter((mark) => drawn(10).includes(mark));
  expect(both.length).toBeLessThan(marks.length * 0.03);
});

test('a visitor without a mark is never selected', () => {
  expect(isInCanary(trial(100), null)).toBe(false);
});
