import { recordedValues } from './recorded-values.ts';

test('an object gives one line for each of its values, however deep', () => {
  const stored = {
    seed: '250.00',
    isActive: true,
    terms: { times: 10, maxStake: null, weights: { RNG: 100 } },
    languages: ['en', 'bn'],
    shares: [{ provider: 'studio', millionths: 10_000 }],
    hosts: [],
  };
  expect(recordedValues(JSON.stringify(stored))).toEqual([
    { path: 'seed', value: '250.00' },
    { path: 'isActive', value: 'true' },
    { path: 'terms.times', value: '10' },
    { path: 'terms.maxStake', value: '—' },
    { path: 'terms.weights.RNG', value: '100' },
    { path: 'languages', value: 'en, bn' },
    { path: 'shares.1.provider', value: 'studio' },
    { path: 'shares.1.millionths', value: '10000' },
    { path: 'hosts', value: '—' },
  ]);
});

test.each(['on, 1.0.0', '', '{cut off', '12'])('any other text is no object (%s)', (stored) => {
  expect(recordedValues(stored)).toBeNull();
});
