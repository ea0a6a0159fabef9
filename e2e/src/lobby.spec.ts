import { accounts, expect, padma, signIn, test, visit } from './visitor.ts';

test('a visitor finds a game despite a typo, reads about it, and returns to the search', async ({
  page,
}) => {
  await visit(page, `${padma}/rng`);
  const main = page.getByRole('main');
  const games = main.getByRole('list', { name: 'Games' });
  await expect(games.getByRole('link', { name: /^River Lotus/ })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search games' }).fill('rivver lotsu');
  await expect(games.getByRole('listitem').first()).toContainText('River Lotus');
  await games.getByRole('link', { name: 'About River Lotus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'River Lotus' })).toBeVisible();
  await expect(main.getByText('Return to player')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Like this one' })).toBeVisible();
  await page.goBack();
  await expect(games.getByRole('link', { name: /^Monsoon Gold/ })).toBeVisible();
});

test('the search finds a Bengali name by its pronunciation', async ({ page }) => {
  await visit(page, `${padma}/rng`, { language: 'bn' });
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('podmo');
  await expect(main.locator('li[aria-posinset]').first()).toContainText('পদ্ম');
});

test('the games of a kind can be filtered by provider, and a link lists those of one provider', async ({
  page,
}) => {
  await visit(page, `${padma}/rng`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^Meghna Play/ }).click({ force: true });
  await expect(main.locator('li[aria-posinset]').first()).toContainText(
    /Estuary|Riverside|Nor’wester|Haor|Full Moon|Sandbar/,
  );
  await visit(page, `${padma}/rng?vassalage=ALBORADA&isGame=VASSALAGE`);
  await expect(page.getByRole('dialog', { name: /Alborada Games/ })).toBeVisible();
});

test('no name of a kind is cut on a wide page, in the language with the longest names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${padma}/rng`, { language: 'es' });
  const kinds = page.getByRole('main').getByRole('link', { name: /^(Tragaperras|Instantánea)/ });
  await expect(kinds).toHaveCount(2);
  for (const name of await kinds.locator('span').all())
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
});

test('a visitor is asked to sign in for favourites', async ({ page }) => {
  await visit(page, `${padma}/rng?page=fav`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a member adds a favourite, plays on after a reload, and finds the game among the recent ones', async ({
  page,
}) => {
  await visit(page, `${padma}/rng`);
  await signIn(page, accounts.player);
  await page.goto(`${padma}/rng`);
  const main = page.getByRole('main');
  const games = main.getByRole('list', { name: 'Games' });
  const star = games.getByRole('button', { name: /Keep Sundarban/ });
  if ((await star.getAttribute('aria-pressed')) === 'true') await star.click();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('tab', { name: 'Favourites' }).click();
  await games.getByRole('link', { name: /^Sundarban/ }).click();

  const frame = page.locator('iframe[data-state="ready"]');
  await expect(frame).toBeVisible();
  await page.reload();
  await expect(frame).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.goto(`${padma}/rng?page=recent`);
  await expect(games.getByRole('link', { name: /^Sundarban/ })).toBeVisible();
  await games.getByRole('button', { name: /Keep Sundarban/ }).click();
});
