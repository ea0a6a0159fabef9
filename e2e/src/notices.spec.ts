import type { Page } from '@playwright/test';
import { accounts, expect, openConsole, padma, signIn, test, visit } from './visitor.ts';

const why = 'a trial of the notices';

/** Opens a section of the console's content page, for the first brand. */
async function openAdmin(page: Page, admin: string): Promise<void> {
  await openConsole(page);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('tab', { name: admin }).click();
}

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill(why);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a notice is written, published, shown on an open page at once, and withdrawn', async ({
  page,
  browser,
}) => {
  const title = `High water at gate ${Math.random().toString(36).slice(2, 8)}`;
  const visitor = await browser.newPage();
  await visit(visitor, padma);
  await expect(visitor.getByRole('region', { name: 'Notices' })).toBeVisible();

  await openAdmin(page, 'Notices');
  await page.getByRole('button', { name: 'New notice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New notice' });
  await dialog.getByLabel('After log-in').check();
  await dialog.getByLabel('News window').check();
  await dialog.getByLabel('Title').fill(title);
  await dialog
    .getByLabel('Text (HTML)')
    .fill('<p>The pier is <b>closed</b>.<script>document.title = "taken"</script></p>');
  await dialog.getByRole('button', { name: 'What readers get' }).click();
  await expect(dialog.getByRole('region', { name: 'What readers get' })).toHaveText(
    'The pier is closed.',
  );
  await confirm(page, 'Save draft');
  await page.getByRole('button', { name: `Publish: ${title}` }).click();
  await confirm(page, 'Publish');

  // The visitor's page stays open during the whole test.
  const card = visitor.getByRole('dialog', { name: 'News' });
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(visitor).not.toHaveTitle('taken');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  const link = visitor.getByRole('region', { name: 'Notices' }).getByRole('link', { name: title });
  await link.focus();
  await link.press('Enter');
  const reading = visitor.getByRole('dialog', { name: 'News' });
  await expect(reading.getByRole('heading', { name: title })).toBeInViewport();
  await visitor.keyboard.press('Escape');
  await expect(reading).toBeHidden();
  await expect(visitor).toHaveURL(`${padma}/`);

  await signIn(visitor, accounts.player);
  const greeting = visitor.getByRole('dialog', { name: 'Good to know' });
  await expect(greeting.getByRole('heading', { name: title })).toBeVisible();
  await visitor.keyboard.press('Enter');
  await expect(greeting).toBeHidden();

  await page.getByRole('button', { name: `Unpublish: ${title}` }).click();
  await confirm(page, 'Unpublish');
  await expect(link).toHaveCount(0);
  await visitor.close();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('banners rotate, can be stopped and switched, and link to their targets', async ({
    page,
  }) => {
    await visit(page, padma);
    const strip = page.getByRole('region', { name: 'Offers and tips' });
    const second = strip.getByRole('link', { name: /^Draws you can check yourself/ });
    await expect(second).toBeVisible();
    await strip.getByRole('button', { name: 'Stop the movement' }).click();
    await strip.getByRole('button', { name: /^1: / }).click();
    await expect(strip.getByRole('link', { name: /^Try before you pay/ })).toBeVisible();
    await strip.getByRole('button', { name: /^2: / }).click();
    await second.click();
    await expect(page).toHaveURL(`${padma}/lottery`);
  });
});

test('a partnership request reaches an operator, who handles it', async ({ page }) => {
  const name = `Nadia ${Math.random().toString(36).slice(2, 8)}`;
  await visit(page, `${padma}/join`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address or phone number').fill('nadia@news.example');
  await page.getByLabel('Your message').fill('We run a cricket page and would like to join.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  await openAdmin(page, 'Feedback');
  await page.getByRole('button', { name: `Taken care of: ${name}` }).click();
  await confirm(page, 'Taken care of');
  await expect(page.getByText(name)).toHaveCount(0);
});
