import type { Locator, Page } from '@playwright/test';
import { accounts, expect, padma, test, visit } from './visitor.ts';

test('a player signs in, opens the member centre and leaves it with the keyboard alone', async ({
  page,
}) => {
  await visit(page, padma);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await tabTo(page, 'Log in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused();
  await page.keyboard.type(accounts.player.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(accounts.player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabTo(page, 'Deposit');
  await page.keyboard.press('Enter');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre).toBeVisible();
  await expect.poll(() => isFocusIn(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toBeFocused();
});

test('a page change moves the focus to the heading, and going back moves it to the link that was used', async ({
  page,
}) => {
  await visit(page, padma);
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Lottery', exact: true })
    .first();
  // A link that is pressed before hydration opens its page like a plain link.
  await expect.poll(() => isHydrated(link)).toBe(true);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeFocused();
  await expect(page).toHaveTitle(/^Lottery/);
  await page.goBack();
  await expect(link).toBeFocused();
});

/** Presses Tab until the control of this name has the focus, as a keyboard user does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/** React keeps the properties of an element at the element once it is hydrated. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps')),
  );
}

function isFocusIn(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false,
  );
}
