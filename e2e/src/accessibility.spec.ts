import type { APIRequestContext, Page } from '@playwright/test';
import { calls, type Game, type LotteryTable, type Promotion } from '@croupier/contracts';
import { barriersOn } from './axe.ts';
import { accounts, expect, openConsole, padma, signIn, test, verano, visit } from './visitor.ts';

const pages = [
  '/',
  '/rng',
  '/live',
  '/lottery',
  '/lottery?gameCode=k3-1m',
  '/promotions',
  '/help',
  '/play-safely',
  '/no-such-page',
];
const centres = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'personalProfit',
  'manualRebate',
  'rewardCenter',
  'referral',
  'transactionHistory',
  'playSafely',
];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Each theme and each size once: contrast depends on the theme, layout on the size. */
const looks = [
  { theme: 'dark', size: 'phone' },
  { theme: 'light', size: 'desktop' },
] as const;

for (const { theme, size } of looks) {
  const viewport = sizes[size];
  test.describe(`${theme}, ${size}`, () => {
    test.use({ viewport });

    test('axe finds no violation on the pages of both brands', async ({ page }) => {
      for (const brand of [padma, verano]) {
        for (const path of pages) {
          await visit(page, `${brand}${path}`, { theme });
          await expectNoBarrier(page, `${brand}${path}`);
          await expectNoSideways(page, `${brand}${path}`);
        }
      }
    });

    test('axe finds no violation in the sign-in and in the centres', async ({ page }) => {
      await page.setViewportSize(sizes.desktop);
      await visit(page, padma, { theme });
      await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible();
      await expectNoBarrier(page, 'registration');
      await page.keyboard.press('Escape');
      await signIn(page, accounts.agent);
      await page.setViewportSize(viewport);
      for (const centre of centres) {
        await page.goto(`${padma}/?centre=member-centre&page=${centre}`);
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
        await expectNoBarrier(page, centre);
      }
      await page.goto(`${padma}/?centre=agent-centre`);
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await expectNoBarrier(page, 'agent centre');
      await page.goto(`${padma}/agentHome`);
      await expectNoBarrier(page, 'agent home');
    });

    test('axe finds no violation on a promotion, a draw and a game page', async ({
      page,
      request,
    }) => {
      await visit(page, padma, { theme });
      await page.setViewportSize(sizes.desktop);
      await signIn(page, accounts.player);
      await page.setViewportSize(viewport);
      const { promotion, draw, game } = await someIds(request);
      for (const path of [
        `/promoDetail/${promotion}`,
        `/lottery/fairness/${draw}`,
        `/game?nodeId=${game}`,
      ]) {
        await page.goto(`${padma}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoBarrier(page, path);
        await expectNoSideways(page, path);
      }
    });

    test('axe finds no violation in the console', async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${padma}/console/`);
      await expect(page.getByLabel('Name')).toBeVisible();
      await expectNoBarrier(page, 'sign-in of the console');
      await openConsole(page);
      for (const name of ['Modules', 'Audit trail', 'Ledger']) {
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoBarrier(page, `console: ${name}`);
        await expectNoSideways(page, `console: ${name}`);
      }
    });
  });
}

test('axe reports a picture without a text, and text without enough contrast', async ({ page }) => {
  const faint = '<p id="faint" style="color: #777; background: #888">hardly readable</p>';
  await page.setContent(
    `<html lang="en"><title>Barriers</title><main><h1>Barriers</h1><img id="silent" src="data:,">${faint}</main></html>`,
  );
  expect(await barriersOn(page)).toEqual(['color-contrast: #faint', 'image-alt: #silent']);
});

/** Ids of one promotion, one draw and one game of the demo. */
async function someIds(request: APIRequestContext) {
  const ask = async (path: string) => (await (await request.get(`${padma}${path}`)).json()).value;
  const [promotion]: Promotion[] = await ask(calls.promotions.path);
  const [table]: LotteryTable[] = await ask(calls.lotteryGames.path);
  const { games }: { games: Game[] } = await ask(`${calls.gameList.path}?gameType=RNG`);
  return { promotion: promotion?.id, draw: table?.current.id, game: games[0]?.nodeId };
}

async function expectNoBarrier(page: Page, what: string): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await barriersOn(page), what).toEqual([]);
}

async function expectNoSideways(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
