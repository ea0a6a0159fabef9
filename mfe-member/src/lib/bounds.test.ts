import { boundsOf } from './bounds.ts';

test('days begin and end at the visitor’s midnight, without gaps', () => {
  const march = boundsOf({ from: '2026-03-01', to: '2026-03-31' });
  expect(march.from).toBe(new Date(2026, 2, 1).toISOString());
  expect(boundsOf({ from: '2026-04-01', to: '2026-04-01' }).from).toBe(march.to);
});
