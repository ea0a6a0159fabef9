import type { Page } from '@playwright/test';
import { calls } from '@croupier/contracts';
import { balanceOf, deposit, expect, newName, padma, register, test, visit } from './visitor.ts';

const password = 'River2026boat';
const game = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const slipOf = (page: Page) => page.getByRole('region', { name: 'Your slip' });

test('a visitor finds a game in the lobby, marks it as favourite and opens its table', async ({
  page,
}) => {
  await visit(page, `${padma}/lottery`);
  await page.getByRole('tab', { name: 'Fast' }).click();
  await page.getByRole('searchbox', { name: 'Search games' }).fill('keno');
  await expect(game(page, 'Keno · 3 minutes')).toBeVisible();
  await expect(game(page, 'Dice K3 · 1 minute')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keno · 3 minutes as a favourite' }).click();

  await page.reload();
  await page.getByRole('radio', { name: 'Favourites' }).check({ force: true });
  await expect(game(page, 'Keno · 1 minute')).toHaveCount(0);
  await game(page, 'Keno · 3 minutes').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keno · 3 minutes' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All games' }).click();
  await expect(game(page, 'Dice K3 · 1 minute')).toBeVisible();
});

test('a weekday filter keeps the stations that draw on that day', async ({ page }) => {
  await visit(page, `${padma}/vnlottery`);
  await expect(game(page, 'Dice K3 · 1 minute')).toHaveCount(0);
  const tables = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  // The list is rendered in short steps.
  await expect(tables.nth(11)).toBeVisible();
  const all = await tables.count();
  await page.getByRole('combobox', { name: 'Day of the draw' }).selectOption('1');
  await expect.poll(() => tables.count()).toBeLessThan(all);
});

test('a member bets on chosen and random numbers, and cancels the ticket', async ({ page }) => {
  await visit(page, padma);
  await register(page, { username: newName(), password });
  await page.goto(`${padma}/?centre=member-centre&page=depositv2`);
  await deposit(page, 100);

  // One draw per day, so its lock does not disturb the test.
  await page.goto(`${padma}/lottery?gameCode=3d-daily`);
  await page.getByRole('tab', { name: 'Numbers' }).click();
  for (const [place, digit] of [
    [1, 1],
    [2, 2],
    [2, 3],
    [3, 0],
  ])
    await page.getByRole('button', { name: `Place ${place}: ${digit}`, exact: true }).click();
  await expect(slipOf(page).getByText('2 lines')).toHaveCount(2);
  await slipOf(page).getByRole('radio', { name: '৳1.00', exact: true }).check();
  await slipOf(page).getByRole('button', { name: '×5', exact: true }).click();
  await slipOf(page).getByRole('button', { name: 'Confirm bet · ৳10.00' }).click();
  await expect.poll(() => balanceOf(page)).toBe(90);

  const tickets = page.getByRole('region', { name: 'My tickets' });
  await tickets.getByRole('button', { name: /^Lines of the ticket/ }).click();
  await expect(tickets.getByText('120', { exact: false }).first()).toBeVisible();
  await expect(tickets.getByText('130', { exact: false }).first()).toBeVisible();
  await tickets.getByRole('button', { name: /^Take back/ }).click();
  await expect(tickets.getByText('Taken back').first()).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(100);
});

test('the lottery collapses the menus behind a button, and neighbouring pages mark its entry', async ({
  page,
}) => {
  await visit(page, `${padma}/lottery`);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Lottery', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('link', { name: 'Slots' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  for (const path of ['/vnlottery', '/sealottery', '/lottert', '/elott']) {
    await page.goto(padma + path);
    await expect(bar.getByRole('link', { name: 'Lottery' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.goto(`${padma}/lottery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a slip survives a reload, and a bet whose answer was lost is booked once', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, padma);
  await register(page, { username: newName(), password });
  await page.goto(`${padma}/?centre=member-centre&page=depositv2`);
  await deposit(page, 100);
  await page.goto(`${padma}/lottery?gameCode=3d-daily`);
  await page.getByRole('button', { name: /^Big,/ }).click();
  await slipOf(page).getByRole('radio', { name: '৳1.00', exact: true }).check();
  await page.reload();

  // The first request is lost before it arrives, the second one’s answer is lost on the way back.
  const losses = ['question', 'answer'];
  await page.route(`**${calls.placeTicket.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (losses.shift() === 'answer') await route.fetch();
    await route.abort();
  });
  const confirm = slipOf(page).getByRole('button', { name: 'Confirm bet · ৳1.00' });
  await confirm.click();
  await expect(slipOf(page).getByText(/We can’t reach this part of the site/)).toBeVisible();
  await page.reload();
  await expect(slipOf(page).getByText(/it is not booked/)).toBeVisible();
  await confirm.click();
  await expect(slipOf(page).getByText(/We can’t reach this part of the site/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Your last bet had arrived/)).toBeVisible();
  await expect(slipOf(page).getByText(/they gather here/)).toBeVisible();
  const tickets = page.getByRole('region', { name: 'My tickets' });
  await expect(tickets.getByRole('button', { name: /^Lines of the ticket/ })).toHaveCount(1);
  await expect.poll(() => balanceOf(page)).toBe(99);
  consoleErrors.length = 0;
});
