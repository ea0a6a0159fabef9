import { lastGoodOf } from './last-good.ts';

const good = { hasFailed: false, isFailing: false };
const once = { hasFailed: true, isFailing: false };
const now = { hasFailed: true, isFailing: true };
const served = (versions: Readonly<Record<string, typeof good>>) =>
  Object.entries(versions).map(([version, how]) => ({ version, ...how }));

test('the version that served last without failures is the one to fall back to', () => {
  expect(lastGoodOf(served({ 'v2.0.0': good, 'v1.1.0': good }), ['v2.0.0'])).toBe('v1.1.0');
  expect(lastGoodOf(served({ 'v2.0.0': now, 'v1.1.0': once, 'v1.0.0': good }), ['v2.0.0'])).toBe(
    'v1.0.0',
  );
});

test('if every version has failed before, the fallback is the last one that does not fail now', () => {
  expect(lastGoodOf(served({ 'v2.0.0': now, 'v1.1.0': now, 'v1.0.0': once }), ['v2.0.0'])).toBe(
    'v1.0.0',
  );
});

test('there is no fallback if the others fail, are on trial, or never served', () => {
  expect(lastGoodOf(served({ 'v2.0.0': now, 'v1.0.0': now }), ['v2.0.0'])).toBeNull();
  expect(lastGoodOf(served({ 'v2.0.0': good, 'v2.1.0': good }), ['v2.0.0', 'v2.1.0'])).toBeNull();
  expect(lastGoodOf([], ['v2.0.0'])).toBeNull();
});
