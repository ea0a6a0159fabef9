import type { Browser, Page } from '@playwright/test';
import { siteElementId, type SiteManifest } from '@croupier/contracts';
import { releasePromo, teamSecret } from './released-module.ts';
import { accounts, expect, openConsole, padma, test, verano, visit } from './visitor.ts';

const lotteryLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Lottery', exact: true });

test('an operator removes the lottery from one brand and restores it', async ({ page }) => {
  await openConsole(page);
  await switchLottery(page, false);
  try {
    await visit(page, padma);
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first(),
    ).toBeVisible();
    await expect(lotteryLink(page)).toHaveCount(0);
    const answer = await page.goto(`${padma}/lottery`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not available right now' })).toBeVisible();

    await visit(page, `${verano}/lottery`);
    await expect(page.getByRole('heading', { name: 'Lottery', level: 1 })).toBeVisible();
  } finally {
    await openConsole(page);
    await switchLottery(page, true);
  }
  await visit(page, `${padma}/lottery`);
  await expect(page.getByRole('heading', { name: 'Lottery', level: 1 })).toBeVisible();
  await visit(page, padma);
  await expect(lotteryLink(page).first()).toBeVisible();
});

test('the console shows who changed what, and why', async ({ page }) => {
  await openConsole(page);
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeVisible();
  await expect(page.getByText('For the evening.').first()).toBeVisible();
});

test('a wrong password gives no access', async ({ page }) => {
  await page.goto(`${padma}/console/`);
  await page.getByLabel('Name').fill(accounts.operator.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The username or password isn’t right.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ledger' })).toHaveCount(0);
});

test('an operator previews a release before visitors get it, tries it, and rolls back', async ({
  page,
  browser,
}) => {
  const before = await promoOf(browser, `${padma}/`);
  // Higher than what other tests have released: the highest version is the newest.
  const next = `${Number.parseInt(before ?? '', 10) + 1}.0.0`;
  await releasePromo(await teamSecret(page), next, '');
  await page.goto(`${padma}/console/modules/padma/mfe-promo`);
  try {
    await page.getByRole('button', { name: `Roll back to ${before}` }).click();
    await confirm(page, 'Roll back');
    expect(await promoOf(browser, `${padma}/`)).toBe(before);

    const release = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: next, level: 3 }),
    });
    await release.getByRole('button', { name: 'Preview' }).click();
    const link = page.getByRole('link', { name: 'Open the preview' });
    expect(await promoOf(browser, (await link.getAttribute('href')) ?? '')).toBe(next);
    expect(await promoOf(browser, `${padma}/`)).toBe(before);
    await page.keyboard.press('Escape');

    await release.getByRole('button', { name: 'Try on some' }).click();
    await page.getByRole('slider').fill('100');
    await confirm(page, 'Start the trial');
    await expect(page.getByText(`${next} is on trial with 100% of visitors.`)).toBeVisible();
    expect(await promoOf(browser, `${padma}/`)).toBe(next);

    await page.getByRole('button', { name: 'End the trial' }).click();
    await confirm(page, 'Roll back');
    expect(await promoOf(browser, `${padma}/`)).toBe(before);
  } finally {
    await page.goto(`${padma}/console/modules/padma`);
    const cell = page
      .getByRole('region', { name: 'Padma' })
      .getByRole('article')
      .filter({
        has: page.getByRole('heading', { name: 'mfe-promo' }),
      });
    await cell.getByRole('combobox').selectOption('');
    await confirm(page, 'Change version');
  }
});

/** The release of mfe-promo that a new visitor's page uses. */
async function promoOf(browser: Browser, url: string): Promise<string | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.locator(`#${siteElementId}`).textContent();
  await context.close();
  const { modules }: SiteManifest = JSON.parse(text ?? '{}');
  return modules.find(({ description }) => description.name === 'mfe-promo')?.version;
}

async function confirm(page: Page, press: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('For the evening.');
  await dialog.getByRole('button', { name: press }).click();
  await expect(dialog).toBeHidden();
}

async function switchLottery(page: Page, isOn: boolean): Promise<void> {
  const lottery = page.getByRole('switch', { name: 'mfe-lottery for Padma' });
  await lottery.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('For the evening.');
  await dialog.getByRole('button', { name: isOn ? 'Switch on' : 'Switch off' }).click();
  await expect(dialog).toBeHidden();
  await expect(lottery).toBeChecked({ checked: isOn });
}
