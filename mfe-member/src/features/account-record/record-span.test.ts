import { spanInput } from './record-span.ts';

const noon = Date.parse('2026-03-31T12:20:00.000Z');

test('the newest span ends after now, and spans of the past follow each other without a gap', () => {
  const newest = spanInput({ days: 30, back: 0 }, noon);
  expect(newest).toEqual({ from: '2026-03-01T13:00:00.000Z', to: '2026-03-31T13:00:00.000Z' });
  expect(spanInput({ days: 30, back: 1 }, noon).to).toBe(newest.from);
});

test('a span of a week is a week', () => {
  expect(spanInput({ days: 7, back: 0 }, noon).from).toBe('2026-03-24T13:00:00.000Z');
});
