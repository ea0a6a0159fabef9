import type { Browser } from '@playwright/test';

export const firstCard = 'main ul[aria-label] li[aria-posinset]';
/** A frame of this length is noticeable. */
export const perceivedMs = 50;
const computer = { width: 1440, height: 900 };

/** A page with the whole index loaded, and the search terms. */
export async function wholeLobby(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: computer });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/rng`);
  await page.locator('input[type=search]').click();
  await page.locator('input[value="5"]').waitFor({ state: 'attached' });
  await page.keyboard.type('xqxqxq');
  await page.getByText('xqxqxq').waitFor();
  await page.locator('input[type=search]').fill('');
  await page.locator(firstCard).first().waitFor();
  return { page, session, close: () => context.close() };
}
