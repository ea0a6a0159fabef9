import type { Page } from '@playwright/test';
import {
  accounts,
  balanceOf,
  deposit,
  expect,
  openConsole,
  padma,
  register,
  signIn,
  test,
  verano,
  visit,
} from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const password = 'River2026boat';

test('a visitor registers, deposits, plays, bets, checks the draw and leaves', async ({ page }) => {
  const username = `rani${Date.now().toString(36).slice(-6)}`;

  await test.step('sees home, filled by three modules', async () => {
    await visit(page, padma);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Next draws' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Hot right now' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Promotions' })).toBeVisible();
  });

  await test.step('registers and is signed in', async () => {
    await register(page, { username, password });
    await expect.poll(() => balanceOf(page)).toBe(0);
  });

  await test.step('deposits through the sandbox provider', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
    await deposit(page, 1000);
  });

  await test.step('finds the slot by name and spins', async () => {
    await page.goto(`${padma}/rng`);
    await page.getByRole('searchbox').fill('lotus');
    const game = page.getByRole('main').getByRole('link', { name: /^River Lotus.*RTP/ });
    await game.first().click();
    await spin(page);
  });

  await test.step('bets on a draw of thirty seconds, sees it drawn and settled', async () => {
    await page.goto(`${padma}/lottery?gameCode=k3-30s`);
    await betOnBothSides(page);
    await expect(page.getByText('Bets are closed, drawing soon')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'My tickets' }).getByText('Won').first(),
    ).toBeVisible();
  });

  await test.step('verifies the draw in the browser', async () => {
    await page
      .getByRole('link', { name: /^Check draw/ })
      .first()
      .click();
    await expect(
      page.getByText('Checked: your browser drew the same numbers.').first(),
    ).toBeVisible();
  });

  await test.step('signs out', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page
      .getByRole('menuitem', { name: 'Sign out' })
      .or(page.getByRole('button', { name: 'Sign out' }))
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test('a player of the other brand plays, with the embedded game as a third party', async ({
  page,
}) => {
  await visit(page, verano);
  await signIn(page, accounts.veranoPlayer);
  await page.goto(`${verano}/?centre=member-centre&page=depositv2`);
  await deposit(page, 50);
  await page.goto(`${verano}/rng`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^River Lotus.*RTP/ })
    .first()
    .click();
  await spin(page);
});

test('after all these operations the ledger balances', async ({ page }) => {
  await openConsole(page);
  await page.getByRole('link', { name: 'Ledger' }).click();
  await expect(page.getByText('The books balance')).toBeVisible();
});

/**
 * Spins in the embedded game until a round changes the balance in the header: a round that returns exactly
 * its stake does not.
 */
async function spin(page: Page): Promise<void> {
  const before = await balanceOf(page);
  const game = page.frameLocator('iframe');
  await expect(async () => {
    await game.getByRole('button', { name: /^Spin/ }).click();
    await expect.poll(() => balanceOf(page), { timeout: 15_000 }).not.toBe(before);
  }).toPass();
}

/** Big and small cover every sum, so one line of the ticket always wins. */
async function betOnBothSides(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Big,/ }).click();
  await page.getByRole('button', { name: /^Small,/ }).click();
  const slip = page.getByRole('region', { name: 'Your slip' });
  const before = await balanceOf(page);
  // When a draw is about to lock, its successor opens within seconds.
  await expect(slip.getByRole('button', { name: /^Confirm bet/ })).toBeEnabled();
  await slip.getByRole('button', { name: /^Confirm bet/ }).click();
  await expect.poll(() => balanceOf(page)).toBeLessThan(before);
}
