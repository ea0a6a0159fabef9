import type { Page } from '@playwright/test';
import { accounts, expect, padma, signIn, test, verano, visit } from './visitor.ts';

test('an agent signs in and sees the team', async ({ page }) => {
  await visit(page, padma);
  await signIn(page, accounts.agent);
  await expect(page).toHaveURL(`${padma}/agentHome`);
  await page.goto(`${padma}/?centre=agent-centre&page=teamManagement`);
  const centre = page.getByRole('dialog');
  await expect(centre.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expect(centre.getByRole('row', { name: /rahim/ })).toBeVisible();
});

test('a player has no agent centre, even by its address', async ({ page }) => {
  await visit(page, padma);
  await signIn(page, accounts.player);
  await page.goto(`${padma}/?centre=agent-centre`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('promotions belong to the brand', async ({ page }) => {
  await visit(page, `${padma}/promotions`);
  const titles = await promotionsOf(page);
  await visit(page, `${verano}/promotions`);
  expect(await promotionsOf(page)).not.toEqual(titles);
});

/** The titles on a promotions page, after loading. */
async function promotionsOf(page: Page): Promise<readonly string[]> {
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: /\S/ }).nth(1)).toBeVisible();
  return titles.allInnerTexts();
}

test('the two brands differ in name, language, modules and money', async ({ browser }) => {
  // Neither brand offers the browser's language: each shows its own.
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(padma);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('link', { name: /Padma/ }).first()).toBeVisible();
  await page.goto(verano);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: /Verano/ }).first()).toBeVisible();
  await signInSpanish();
  await context.close();

  async function signInSpanish() {
    const site = await page.locator('#site').textContent();
    const modules: unknown = JSON.parse(site ?? '{}').modules;
    expect(JSON.stringify(modules)).not.toContain('"name":"mfe-agent"');
  }
});

test('a sign-out in one tab signs out the other', async ({ page, context }) => {
  await visit(page, padma);
  await signIn(page, accounts.player);
  const other = await context.newPage();
  await other.goto(padma);
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('Arabic switches the page to right-to-left, and back', async ({ page }) => {
  await visit(page, padma, { language: 'ar' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(logo?.x ?? 0).toBeGreaterThan(700);
});
