import { accounts, expect, padma, signIn, test, visit } from './visitor.ts';

test('the header opens its provider menu on hover, and closes it after a delay', async ({
  page,
}) => {
  await visit(page, `${padma}/noticePage`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Slots' }).hover();
  const provider = menu.getByRole('link', { name: /Croupier Studio/ });
  await expect(provider).toBeVisible();
  // From the entry to its menu, across the gap between them.
  await provider.hover();
  await expect(provider).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(provider).toBeHidden();
});

test('entries that do not fit the header move behind a button, and hidden ones are not focusable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, `${padma}/noticePage`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Home' }).focus();
  const more = menu.getByRole('button', { name: 'More' });
  await more.click();
  const inLine = menu.getByRole('listitem').filter({ hasText: 'Cockfight' }).first();
  await expect(inLine).toHaveAttribute('inert');
  await menu.getByRole('link', { name: 'Cockfight' }).last().click();
  await expect(page).toHaveURL(/\/cockfight$/);
});

test('the top bar offers languages; the next page uses the chosen one, with its regional number format', async ({
  page,
}) => {
  await visit(page, `${padma}/noticePage`);
  await page.getByRole('button', { name: 'Language English' }).hover();
  await page.getByRole('button', { name: 'Español (México)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible();
  await page.goto(`${padma}/noticePage`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.getByRole('button', { name: 'Idioma Español (México)' })).toBeVisible();
});

test('a page with an anchor opens at the anchor, and the home aliases lead home', async ({
  page,
}) => {
  await visit(page, `${padma}/help#term`);
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeInViewport();
  for (const path of ['/home', '/index', '/index.html']) {
    await page.goto(`${padma}${path}`);
    await expect(page).toHaveURL(`${padma}/`);
  }
});

test('a member finds messages in the header', async ({ page }) => {
  await visit(page, `${padma}/noticePage`);
  await signIn(page, accounts.player);
  await page.getByRole('button', { name: 'Messages' }).click();
  const inbox = page.getByRole('group', { name: 'Messages' });
  await inbox.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL(/\/noticePage$/);
  await expect(inbox).toBeHidden();
});
