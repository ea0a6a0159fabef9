import type { Locator, Page } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { accounts, expect, padma, signIn, test, visit } from './visitor.ts';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** An element of the frame that opens: how the keyboard reaches it, and what is shown then. */
interface Opening {
  readonly what: string;
  readonly opener: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
  /** Arrow keys move inside it. */
  readonly hasArrows?: boolean;
}

const banner = (page: Page) => page.getByRole('banner');
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).and(page.locator(':visible')).first();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });

const onDesktop: readonly Opening[] = [
  {
    what: 'messages',
    opener: (page) => banner(page).getByRole('button', { name: 'Messages' }),
    opened: (page) => page.getByRole('group', { name: 'Messages' }),
    hasArrows: true,
  },
  {
    what: 'providers of the slots',
    opener: (page) => page.getByRole('button', { name: 'Slots: providers' }),
    opened: (page) => page.getByRole('navigation', { name: 'Main menu' }).getByText(/\d games$/),
    hasArrows: true,
  },
  {
    what: 'languages',
    opener: button(/^Language/),
    opened: (page) => page.getByRole('group', { name: 'Languages' }),
    hasArrows: true,
  },
  {
    what: 'chat',
    opener: (page) => page.getByRole('complementary').getByRole('link', { name: /^Chat with us/ }),
    opened: dialog('Chat with us'),
  },
  {
    what: 'games played last',
    opener: (page) => page.getByRole('complementary').getByRole('link', { name: 'Played last' }),
    opened: dialog('Played last'),
  },
];

const onPhone: readonly Opening[] = [
  { what: 'menu', opener: button('Open the menu'), opened: dialog('Padma') },
  {
    what: 'service and more',
    opener: button(/^Service and more/),
    opened: dialog('Service and more'),
  },
];

const onBoth: readonly Opening[] = [
  {
    what: 'account',
    opener: (page) => banner(page).getByRole('button', { name: 'Your account' }),
    opened: (page) => page.getByRole('navigation', { name: 'Account menu' }),
  },
  {
    what: 'a notice',
    opener: (page) => page.getByRole('region', { name: 'Notices' }).getByRole('link').first(),
    opened: dialog('News'),
  },
];

for (const [size, viewport] of Object.entries(sizes)) {
  const openings = [...onBoth, ...(size === 'phone' ? onPhone : onDesktop)];
  test.describe(size, () => {
    test.use({ viewport: sizes.desktop });

    test('everything that opens can be opened by keyboard, returns the focus, and axe finds no violation in it', async ({
      page,
    }) => {
      await visit(page, padma);
      await signIn(page, accounts.player);
      await page.setViewportSize(viewport);
      for (const opening of openings) await test.step(opening.what, () => walk(page, opening));
    });

    test('the providers at the end of the page can be focused one by one, their duplicates cannot', async ({
      page,
    }) => {
      await visit(page, padma);
      await page.setViewportSize(viewport);
      const strip = page.getByRole('group', { name: 'Game providers' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const links = strip.getByRole('link');
      await expect(links.first()).toBeVisible();
      const count = await links.count();
      await links.first().focus();
      for (let at = 1; at < count; at++) {
        await page.keyboard.press('Tab');
        await expect(links.nth(at)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      expect(await strip.evaluate((one) => one.contains(document.activeElement))).toBe(false);
    });
  });
}

/** Enter opens the element, the focus moves inside, Escape closes it and returns the focus. */
async function walk(page: Page, { what, opener, opened, hasArrows }: Opening): Promise<void> {
  const start = opener(page);
  await expect(start).toBeVisible();
  await start.focus();
  // Its code loads on hover or focus: a press counts from then on.
  await expect(async () => {
    if (!(await opened(page).first().isVisible())) await page.keyboard.press('Enter');
    await expect(opened(page).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectNoBarrier(page, what);
  if (hasArrows) await moveByArrows(page);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(start).toBeFocused();
}

async function moveByArrows(page: Page): Promise<void> {
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.textContent + String(document.activeElement?.className),
    );
  await page.keyboard.press('Home');
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(first);
}

async function expectNoBarrier(page: Page, what: string): Promise<void> {
  await expect(page.locator('dialog [aria-busy="true"], header [aria-busy="true"]')).toHaveCount(0);
  expect(await barriersOn(page), what).toEqual([]);
}
