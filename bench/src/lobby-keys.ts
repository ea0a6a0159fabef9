import type { Browser, Page } from '@playwright/test';
import { throttle, type Conditions } from './page-load.ts';
import { median, type Row } from './row.ts';
import { perceivedMs, firstCard, wholeLobby } from './whole-lobby.ts';

const cpuOfAPhone = 4;
const typed = ['mid', 'tigr', 'sonali', 'harbuor', 'lotus 7', 'peacock treasure'];

/** Time from a key press to the frame that shows the search result. */
export async function keystrokeRows(browser: Browser, origin: string): Promise<Row[]> {
  const { page, session, close } = await wholeLobby(browser, origin);
  const phone: Conditions = {
    name: 'phone',
    throttle: { kilobitsPerSecond: 100_000, latencyMs: 0, cpuSlowdown: cpuOfAPhone },
  };
  await throttle(session, phone);
  await watchKeys(page);
  for (const words of typed) {
    for (const key of words) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate(() => Reflect.get(globalThis, 'keyPainted'));
    }
    await page.locator('input[type=search]').fill('');
    // Clearing is also a key press: its frame must not be counted for the next key.
    await page.evaluate(() => Reflect.get(globalThis, 'keyPainted'));
    await page.locator(firstCard).first().waitFor();
  }
  const took = await page.evaluate((): number[] => Reflect.get(globalThis, 'keysTookMs'));
  await close();
  const baseline = { name: 'most that it may', value: perceivedMs };
  const slowest = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN;
  return [
    { what: 'key to painted result, median, 4× CPU', unit: 'ms', value: median(took), baseline },
    { what: 'key to painted result, 95 of 100, 4× CPU', unit: 'ms', value: slowest, baseline },
  ];
}

/**
 * Measures from the key to the frame after the list's last visible change, within a short quiet period. The
 * names are the result: pictures and rows outside the view follow in later frames. Other changes on the page,
 * such as a countdown, are not counted.
 */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate((cardOf) => {
    const took: number[] = [];
    Object.assign(globalThis, { keysTookMs: took });
    const main = document.querySelector('main') ?? document.body;
    addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        let painted = start;
        const isInSight = (node: Node) => {
          const card = (node instanceof Element ? node : node.parentElement)?.closest(cardOf);
          return card && card.getBoundingClientRect().top < innerHeight;
        };
        const changesWords = ({ type, target, addedNodes }: MutationRecord) =>
          type === 'characterData'
            ? isInSight(target)
            : [...addedNodes].some((node) => node.textContent && isInSight(node));
        const observer = new MutationObserver((records) => {
          if (!records.some(changesWords)) return;
          requestAnimationFrame(() => {
            // Work after the frame, such as the rows outside the view, is not counted.
            void scheduler.postTask(() => (painted = performance.now()), {
              priority: 'user-blocking',
            });
          });
        });
        observer.observe(main, { childList: true, subtree: true, characterData: true });
        const keyPainted = new Promise<void>((done) => {
          setTimeout(() => {
            observer.disconnect();
            if (painted > start) took.push(painted - start);
            done();
          }, 350);
        });
        Object.assign(globalThis, { keyPainted });
      },
      { capture: true },
    );
  }, firstCard);
}
