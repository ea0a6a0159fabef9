import type { Page } from '@playwright/test';
import { tamperedAddress, serveTampered } from './tampered-module.ts';
import { expect, openConsole, padma, test, visit } from './visitor.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Inspect this page' });

test('an operator replaces a release by a local build, and removes it again', async ({
  page,
  browser,
}) => {
  const build = await serveTampered('mfe-promo', (_, text) => text);
  try {
    await openConsole(page);
    await expect(page.getByRole('link', { name: 'Ledger' }).first()).toBeVisible();
    await visit(page, `${padma}/?inspect`);
    const card = panel(page).getByRole('region', { name: 'mfe-promo' });
    await expect(card).toContainText('/modules/mfe-promo/');
    await card.getByLabel('Address of a local build').fill(tamperedAddress);
    await card.getByRole('button', { name: 'Use it' }).click();
    await expect(card).toContainText('Local build');
    await expect(card).toContainText(tamperedAddress);

    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visit(page, `${padma}/promotions`);
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    expect(scripts.some((url) => url.startsWith(tamperedAddress))).toBe(true);

    const stranger = await browser.newPage();
    await stranger.goto(`${padma}/promotions`);
    expect(await stranger.locator('#site').textContent()).not.toContain(tamperedAddress);
    await stranger.close();

    await visit(page, `${padma}/?inspect`);
    await card.getByRole('button', { name: 'Back to the release' }).click();
    await expect(card).toContainText('/modules/mfe-promo/');
  } finally {
    await build.close();
  }
});

test('a change of the release table is announced on the open page, and the page keeps its releases', async ({
  page,
  context,
}) => {
  await visit(page, `${padma}/rng`);
  const board = await context.newPage();
  await openConsole(board);
  const agent = board.getByRole('switch', { name: 'mfe-agent for Padma' });
  const flip = async (name: 'Switch on' | 'Switch off') => {
    await agent.click();
    await board.getByRole('dialog').getByRole('textbox').fill('For a look.');
    await board.getByRole('dialog').getByRole('button', { name }).click();
    await expect(board.getByRole('dialog')).toBeHidden();
  };
  await flip('Switch off');
  try {
    const notice = page.getByText('A newer version of the site is ready.');
    await expect(notice).toBeVisible();
    expect(await page.locator('#site').textContent()).toContain('"mfe-agent"');
    await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await page.locator('#site').textContent()).not.toContain('"name":"mfe-agent"');
  } finally {
    await flip('Switch on');
  }
});
