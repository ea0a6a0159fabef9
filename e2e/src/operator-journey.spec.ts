import type { Page } from '@playwright/test';
import { accounts, expect, openConsole, padma, test, verano, visit } from './visitor.ts';

const lotteryLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Lottery' });

test('an operator takes the lottery off one brand and puts it back', async ({ page }) => {
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
  await expect(lotteryLink(page).first()).toBeVisible();
});

test('the console tells who changed what, and why', async ({ page }) => {
  await openConsole(page);
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeVisible();
  await expect(page.getByText('For the evening.').first()).toBeVisible();
});

test('a wrong password opens nothing', async ({ page }) => {
  await page.goto(`${padma}/console/`);
  await page.getByLabel('Name').fill(accounts.operator.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The username or password isn’t right.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ledger' })).toHaveCount(0);
});

async function switchLottery(page: Page, isOn: boolean): Promise<void> {
  const lottery = page.getByRole('switch', { name: 'mfe-lottery for Padma' });
  await lottery.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('For the evening.');
  await dialog.getByRole('button', { name: isOn ? 'Switch on' : 'Switch off' }).click();
  await expect(dialog).toBeHidden();
  await expect(lottery).toBeChecked({ checked: isOn });
}
