import fc from 'fast-check';
import { batchRequests } from './batch-requests.ts';

interface Call {
  readonly items: readonly number[];
}

/** A store that keeps complete batches only: a batch with a poisoned item fails and stores nothing. */
function aStore(schedule: <T>(task: Promise<T>) => Promise<T>, poisoned: ReadonlySet<number>) {
  const stored: number[] = [];
  const calls: Call[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  return {
    kept: stored,
    calls,
    mostAtOnce: () => mostAtOnce,
    async keep(items: readonly number[]): Promise<readonly string[]> {
      calls.push({ items });
      mostAtOnce = Math.max(mostAtOnce, ++underWay);
      await schedule(Promise.resolve());
      underWay--;
      const bad = items.find((item) => poisoned.has(item));
      if (bad !== undefined) throw new Error(`poison ${bad}`);
      stored.push(...items);
      return items.map((item) => `kept ${item}`);
    },
  };
}

const anyLoad = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  poisoned: fc.uniqueArray(fc.nat(39), { maxLength: 4 }),
  lanes: fc.integer({ min: 1, max: 3 }),
  setAtMost: fc.integer({ min: 1, max: 9 }),
});

test('in every interleaving each item is stored once or fails with its own error, in batches within the limit', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyLoad,
      async (scheduler, { count, poisoned, lanes, setAtMost }) => {
        const bad = new Set(poisoned);
        const store = aStore((task) => scheduler.schedule(task), bad);
        const keep = batchRequests(store.keep, { lanes, setAtMost });
        const items = Array.from({ length: count }, (_, index) => index);
        const answers = await scheduler.waitFor(
          Promise.all(items.map((item) => keep(item).catch((error: Error) => error.message))),
        );
        expect(answers).toEqual(
          items.map((item) => (bad.has(item) ? `poison ${item}` : `kept ${item}`)),
        );
        expect(store.kept.toSorted((a, b) => a - b)).toEqual(
          items.filter((item) => !bad.has(item)),
        );
        expect(store.mostAtOnce()).toBeLessThanOrEqual(lanes);
        for (const call of store.calls) {
          expect(call.items.length).toBeLessThanOrEqual(setAtMost);
          expect(call.items).toEqual(call.items.toSorted((a, b) => a - b));
        }
      },
    ),
    { numRuns: 100 },
  ));

test('with one lane all items are stored in the order of their arrival', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), anyLoad, async (scheduler, { count, setAtMost }) => {
      const store = aStore((task) => scheduler.schedule(task), new Set());
      const keep = batchRequests(store.keep, { lanes: 1, setAtMost });
      const items = Array.from({ length: count }, (_, index) => index);
      await scheduler.waitFor(Promise.all(items.map(keep)));
      expect(store.kept).toEqual(items);
    }),
    { numRuns: 50 },
  ));

test('items that wait during a batch leave as one batch, and a first item does not wait for others', async () => {
  const sets: (readonly number[])[] = [];
  const letGo: (() => void)[] = [];
  const keep = batchRequests<number, number>(
    async (items) => {
      sets.push(items);
      await new Promise<void>((resolve) => letGo.push(resolve));
      return items;
    },
    { lanes: 1 },
  );
  const first = keep(0);
  while (sets.length < 1) await new Promise(setImmediate);
  const others = [1, 2, 3].map(keep);
  letGo.shift()?.();
  await first;
  while (sets.length < 2) await new Promise(setImmediate);
  letGo.shift()?.();
  await expect(Promise.all(others)).resolves.toEqual([1, 2, 3]);
  expect(sets).toEqual([[0], [1, 2, 3]]);
});

test('a lost connection fails the whole batch at once, without a retry of each item', async () => {
  let attempts = 0;
  const keep = batchRequests<number, number>(
    async () => {
      attempts++;
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    },
    { lanes: 1 },
  );
  const answers = await Promise.allSettled([1, 2, 3, 4].map(keep));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(attempts).toBe(1);
});

test('a batch with too few answers fails, so that no item gets the answer of another', async () => {
  const keep = batchRequests<number, number>(async (items) => items.slice(1), { lanes: 1 });
  const answers = await Promise.allSettled([1, 2].map(keep));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
