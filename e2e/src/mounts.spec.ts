import type { CDPSession, Page } from '@playwright/test';
import { expect, padma, test, visit } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const rounds = 100;
/** React and the browser keep parts of the last page; only growth with each round is a leak. */
const allowed = { nodes: 400, jsEventListeners: 40 } as const;

/** Object counts of the idle page. */
async function holds(page: Page, cdp: CDPSession) {
  const seen: string[] = [];
  await expect(async () => {
    seen.push(JSON.stringify(await counted(cdp)));
    expect(new Set(seen.slice(-3)).size).toBe(1);
    expect(seen.length).toBeGreaterThan(2);
  }).toPass({ intervals: [500] });
  return counted(cdp);
}

/** Counts after a garbage collection. */
async function counted(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners };
}

/** Number of pending timers, counted in the page. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const intervals = new Set<number>();
    const { setInterval: start, clearInterval: end } = window;
    Object.assign(window, {
      setInterval: (...given: Parameters<typeof start>) => {
        const id = Number(start(...given));
        intervals.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        intervals.delete(id);
        end(id);
      },
      openIntervals: () => intervals.size,
    });
  });
}

const openIntervals = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(window, 'openIntervals')()));

/**
 * One round mounts and unmounts the pages of two modules. The last step is a page of the shell that always
 * has the same content, because the loading progress of a lobby varies.
 */
async function goRounds(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const go = async (path: string) => {
      const before = heading();
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
      while (heading() === before || !heading()) await frame();
      await frame();
    };
    for (let round = 0; round < count; round += 1) {
      await go('/lottery');
      await go('/rng');
    }
    await go('/no-such-page');
  }, times);
}

/** Simulates a module that does not clean up after its mounts. */
async function seedLeak(page: Page, times: number): Promise<void> {
  await page.evaluate((count) => {
    const kept: Element[] = [];
    for (let round = 0; round < count; round += 1) {
      const lost = document.createElement('div');
      lost.append(...Array.from({ length: 5 }, () => document.createElement('i')));
      kept.push(lost);
      window.addEventListener('resize', () => kept.length);
    }
  }, times);
}

test('two hundred mounts leave no nodes, listeners or timers behind', async ({ page }) => {
  await countTimers(page);
  await visit(page, `${padma}/rng`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  // Everything that is loaded or cached once is present after a few rounds.
  await goRounds(page, 10);
  const before = { ...(await holds(page, cdp)), intervals: await openIntervals(page) };
  await goRounds(page, rounds);
  // A busy browser frees what is left later; a leak is never freed.
  await expect(async () => {
    const now = await counted(cdp);
    expect(now.nodes - before.nodes).toBeLessThan(allowed.nodes);
    expect(now.jsEventListeners - before.jsEventListeners).toBeLessThan(allowed.jsEventListeners);
    expect(await openIntervals(page)).toBeLessThanOrEqual(before.intervals + 1);
  }).toPass({ intervals: [500] });
  const after = await holds(page, cdp);

  // Verifies that the measurement detects a leak.
  await seedLeak(page, rounds);
  const leaking = await holds(page, cdp);
  expect(leaking.nodes - after.nodes).toBeGreaterThan(allowed.nodes);
  expect(leaking.jsEventListeners - after.jsEventListeners).toBeGreaterThan(
    allowed.jsEventListeners,
  );
});
