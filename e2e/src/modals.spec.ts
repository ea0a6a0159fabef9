import type { Page } from '@playwright/test';
import { accounts, expect, padma, signIn, test, visit } from './visitor.ts';

interface Modal {
  readonly address: string;
  readonly name: string;
  /** The address after the window is closed. */
  readonly after: string;
}

const ofVisitors: readonly Modal[] = [
  { address: '/login', name: 'Log in', after: '/' },
  { address: '/register', name: 'Sign up', after: '/' },
  { address: '/forget', name: 'Retrieve your password', after: '/' },
  { address: '/promotions?centre=login', name: 'Log in', after: '/promotions' },
  { address: '/promotions?centre=register', name: 'Sign up', after: '/promotions' },
  { address: '/promotions?centre=forgot', name: 'Retrieve your password', after: '/promotions' },
  { address: '/promotions?centre=notice', name: 'News', after: '/promotions' },
  {
    address: '/promotions?centre=provider-games&page=RNG.STUDIO',
    name: 'Games of a provider',
    after: '/promotions',
  },
  { address: '/promotions?centre=help', name: 'Help', after: '/promotions' },
  { address: '/promotions?centre=help&page=term', name: 'Terms of use', after: '/promotions' },
];

const ofMembers: readonly Modal[] = [
  { address: '/?centre=member-centre&page=withdraw', name: 'Member centre', after: '/' },
  { address: '/promotions?centre=support', name: 'Chat with us', after: '/promotions' },
  { address: '/promotions?centre=history', name: 'Played last', after: '/promotions' },
  {
    address: '/promotions?centre=change-password',
    name: 'Change your password',
    after: '/promotions',
  },
];

const ofAgents: readonly Modal[] = [
  { address: '/promotions?centre=agent-centre', name: 'Agent', after: '/promotions' },
];

/** Opens a window by its address: it is open and named, the focus stays inside, and Escape closes it. */
async function hold(page: Page, { address, name, after }: Modal): Promise<void> {
  await page.goto(padma + address);
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await expect.poll(() => isFocusIn(page)).toBe(true);
  // Tabs beyond both ends of the window, where a broken focus trap would release the focus.
  await dialog.getByRole('heading').first().focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await isFocusOutside(page), `${address} lets the focus out`).toBe(false);
  }
  await dialog.getByRole('heading').first().focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(padma + after);
}

test('windows for visitors open by their address and close with Escape', async ({ page }) => {
  await visit(page, padma);
  for (const modal of ofVisitors) await test.step(modal.address, () => hold(page, modal));
});

test('windows for members and agents open by their address and close with Escape', async ({
  page,
}) => {
  await visit(page, padma);
  await signIn(page, accounts.agent);
  for (const modal of [...ofMembers, ...ofAgents])
    await test.step(modal.address, () => hold(page, modal));
});

test('member pages ask a visitor to log in, and open afterwards', async ({ page }) => {
  await visit(page, `${padma}/promotions?centre=member-centre&page=withdraw`);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill(accounts.player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(accounts.player.password);
  await page.keyboard.press('Enter');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { name: 'Withdraw money' })).toBeVisible();
  await page.goBack();
  await expect(centre).toBeHidden();
  await expect(page).toHaveURL(`${padma}/promotions`);
});

test('windows of one address are stacked, and each Escape closes the top one', async ({ page }) => {
  await visit(page, padma);
  await signIn(page, accounts.player);
  await page.goto(
    `${padma}/promotions?centre=member-centre&page=withdraw&over=notice&over=help.term`,
  );
  const named = (name: string) => page.getByRole('dialog', { name, exact: true });
  for (const name of ['Terms of use', 'News', 'Member centre']) {
    await expect(named(name)).toBeVisible();
    await expect.poll(() => isFocusIn(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(named(name)).toBeHidden();
  }
  await expect(page).toHaveURL(`${padma}/promotions`);
});

test('going back closes the form that was opened here, and the focus returns', async ({ page }) => {
  await visit(page, `${padma}/promotions`);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill('half_typed');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${padma}/promotions`);
  await expect(opener).toBeFocused();
});

test('the terms open above the registration: Escape closes the upper one, then the lower', async ({
  page,
}) => {
  await visit(page, padma);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign up' });
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await form.getByLabel('Username').fill('half_typed');
  const link = form.getByRole('link', { name: 'Read the terms of use' });
  await link.press('Enter');
  const terms = page.getByRole('dialog', { name: 'Terms of use' });
  await expect(terms).toBeVisible();
  await expect.poll(() => isFocusIn(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(link).toBeFocused();
  await expect(form.getByLabel('Username')).toHaveValue('half_typed');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
});

function isFocusIn(page: Page): Promise<boolean> {
  return page.evaluate(() => topOf()?.contains(document.activeElement) ?? false);
}

/** The focus also passes through the browser's own bar: then the page reports `body`. */
function isFocusOutside(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.activeElement !== document.body && !topOf()?.contains(document.activeElement),
  );
}

/** The top window, as the page's own code finds it. */
declare function topOf(): Element | undefined;

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.assign(window, { topOf: () => [...document.querySelectorAll('dialog[open]')].at(-1) }),
  ),
);
