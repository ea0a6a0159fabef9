import type { Browser } from '@playwright/test';
import { amountsIn, balanceInGame, lastRound, openFromLobby, spin } from './game-table.ts';
import {
  balanceOf,
  expect,
  newName,
  openCashConsole,
  padma,
  register,
  test,
  visit,
} from './visitor.ts';

test('a bonus is granted, played with, counted and given up', async ({ page, browser }) => {
  const account = newName();
  await visit(page, padma);
  await register(page, { username: account, password: 'River2026boat' });
  await grantBonus(browser, { account, name: 'Gift of the river', amount: '100', times: '3' });
  const bonuses = `${padma}/?centre=member-centre&page=bonusDetails`;
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await page.goto(bonuses);
  const gift = centre.getByRole('article').filter({ hasText: 'Gift of the river' });
  await expect(gift.getByText(/0\.00 of .*300\.00 staked/)).toBeVisible();

  // There is no cash, so the stake can only come from the bonus.
  const table = await openFromLobby(page, { name: 'River Lotus', lane: '/rng' });
  await expect.poll(() => balanceInGame(table)).toBe(100);
  await spin(table);
  const { stake, paid } = await lastRound(table, 1);
  await page.goto(bonuses);
  await expect(
    gift.getByText(new RegExp(`${stake.toFixed(2)} of .*300\\.00 staked`)),
  ).toBeVisible();
  const left = Number((100 - stake + paid).toFixed(2));
  await expect.poll(async () => amountsIn(await gift.innerText())[0]).toBe(left);

  await gift.getByRole('button', { name: 'Give the bonus up' }).click();
  const question = page.getByRole('dialog', { name: 'Give this bonus up?' });
  await question.getByRole('button', { name: 'Give the bonus up' }).click();
  await expect(centre.getByRole('row', { name: /Gift of the river.*Given up/ })).toBeVisible();
  // The list and the balance are loaded by two calls.
  await expect.poll(() => balanceOf(page)).toBe(0);
});

interface Grant {
  readonly account: string;
  readonly name: string;
  readonly amount: string;
  /** Wagering requirement: the amount has to be staked this many times. */
  readonly times: string;
}

/** An operator, in a separate browser, grants a member of Padma a bonus that is staked before cash. */
async function grantBonus(browser: Browser, grant: Grant): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openCashConsole(page);
  await expect(page.getByRole('link', { name: 'Ledger' })).toBeVisible();
  await page.goto(`${padma}/console/bonuses/padma/${grant.account}`);
  await page.getByRole('button', { name: 'Grant a bonus' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount (BDT)').fill(grant.amount);
  await dialog.getByLabel('Name', { exact: true }).fill(grant.name);
  // The brand's own language replaces missing translations.
  await dialog.getByRole('tab', { name: /^বাংলা/ }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('নদীর উপহার');
  await dialog.getByLabel('To be staked, times the amount').fill(grant.times);
  await dialog.getByLabel('Which money is staked first').selectOption('bonus-first');
  await dialog.getByLabel('Why?').fill('For the evening.');
  await dialog.getByRole('button', { name: 'Grant a bonus' }).click();
  await expect(page.getByRole('article').filter({ hasText: grant.name })).toBeVisible();
  await context.close();
}
