import fc from 'fast-check';
import { createConcurrencyLimit, Overload } from './concurrency-limit.ts';

test('for any interleaving, the limit and the order are kept, and each task gets its own outcome', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (scheduler, atOnce, fails) => {
        const withinLimit = createConcurrencyLimit({ atOnce, waitingAtMost: 100 });
        const begun: number[] = [];
        let running = 0;
        let mostAtOnce = 0;
        const work = (index: number) => async () => {
          begun.push(index);
          mostAtOnce = Math.max(mostAtOnce, ++running);
          await scheduler.schedule(Promise.resolve());
          running--;
          if (fails[index]) throw new Error(`work ${index}`);
          return index;
        };
        const outcomes = await scheduler.waitFor(
          Promise.all(fails.map((_, index) => withinLimit(work(index)).catch(String))),
        );
        expect(outcomes).toEqual(
          fails.map((isFailing, index) => (isFailing ? `Error: work ${index}` : index)),
        );
        expect(begun).toEqual(fails.map((_, index) => index));
        expect(mostAtOnce).toBeLessThanOrEqual(atOnce);
      },
    ),
  ));

test('a task is rejected at once if too many wait, and the others are not delayed', async () => {
  const letGo: (() => void)[] = [];
  const withinLimit = createConcurrencyLimit({ atOnce: 1, waitingAtMost: 1 });
  const work = () => new Promise<void>((resolve) => letGo.push(resolve));
  const [first, second] = [withinLimit(work), withinLimit(work)];
  await expect(withinLimit(work)).rejects.toThrow(Overload);
  letGo.shift()?.();
  await first;
  while (letGo.length === 0) await new Promise(setImmediate);
  letGo.shift()?.();
  await second;
});
