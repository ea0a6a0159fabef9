import type { Locator, Page } from '@playwright/test';
import { expect, padma, test, visit } from './visitor.ts';

const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** Pages and the list whose first entry can be played. */
const pages = [
  { path: '/', list: 'Hot right now' },
  { path: '/rng', list: 'Games' },
  { path: '/live', list: 'Games' },
  { path: '/fish', list: 'Games' },
  { path: '/pvp', list: 'Games' },
  { path: '/elott', list: 'Games' },
  { path: '/cockfight', list: 'Games' },
  { path: '/sports', list: 'Games' },
  { path: '/esports', list: 'Games' },
  { path: '/lottery', list: 'Games' },
  { path: '/vnlottery', list: 'Games' },
  { path: '/sealottery', list: 'Games' },
] as const;

/** Share of the first screen above the first game. */
const atMost = 0.6;

for (const { name, width, height } of screens)
  test(`on a ${name} the first game is within 60 % of the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { path, list } of pages) {
      await visit(page, `${padma}${path}`);
      const top = await topOf(firstIn(page, list));
      expect.soft(top / height, `${path}: ${top} px`).toBeLessThanOrEqual(atMost);
    }
  });

const firstIn = (page: Page, list: string): Locator =>
  page.getByRole('main').getByRole('list', { name: list }).getByRole('listitem').first();

async function topOf(card: Locator): Promise<number> {
  await expect(card.getByRole('link').first()).toBeVisible();
  return (await card.boundingBox())?.y ?? Infinity;
}
