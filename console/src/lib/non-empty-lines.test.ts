import { nonEmptyLines } from './non-empty-lines.ts';

test('an object gives one line for each of its values', () => {
  const kept = '{"seed":"250.00","isActive":true,"shares":[{"provider":"studio"}]}';
  expect(nonEmptyLines(kept)).toBe('seed: 250.00\nisActive: true\nshares: [{"provider":"studio"}]');
});

test.each(['on, 1.0.0', '', '{cut off', '12'])(
  'a value that is not an object is unchanged (%s)',
  (kept) => {
    expect(nonEmptyLines(kept)).toBe(kept);
  },
);
