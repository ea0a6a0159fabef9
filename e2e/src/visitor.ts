import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { preferenceKeys, type Language, type Theme } from '@croupier/contracts';
import { sharedPort } from './stack.ts';

export const padma = `http://localhost:${sharedPort}`;
export const verano = `http://second.localhost:${sharedPort}`;
/** The sandbox of the stack, beside the site. */
export const payments = `http://localhost:${sharedPort + 2}`;

export const accounts = {
  player: { username: 'rahim', password: 'Padma2026!' },
  agent: { username: 'karim_agent', password: 'Padma2026!' },
  veranoPlayer: { username: 'lucia', password: 'Verano2026!' },
  operator: { username: 'operator', password: 'Croupier2026!' },
  secondOperator: { username: 'second_operator', password: 'Croupier2026!' },
} as const;

interface ConsoleErrors {
  /** Console errors and uncaught exceptions of the page; a test that expects some clears the list. */
  readonly consoleErrors: string[];
}

/** A test that fails if its page logs a console error. */
export const test = base.extend<ConsoleErrors>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message.text()))
          consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser itself logs every answer with a status of 4xx, expected or not. */
function isRefusal(text: string): boolean {
  return /^Failed to load resource.*status of 4\d\d/.test(text);
}

/** Opens a page of a brand in a language and theme, as if the visitor had chosen them before. */
export async function visit(
  page: Page,
  url: string,
  { language = 'en', theme = 'dark' }: { language?: Language; theme?: Theme } = {},
): Promise<void> {
  const { origin } = new URL(url);
  await page
    .context()
    .addCookies([
      ...preferenceKeys.languages.map((name) => ({ name, value: language, url: origin })),
      { name: preferenceKeys.theme, value: theme, url: origin },
    ]);
  await page.addInitScript(
    ({ languageKeys, themeKey, chosen }) => {
      // Embedded games have another origin: their storage may be blocked.
      if (window !== window.top) return;
      for (const key of languageKeys)
        if (!localStorage.getItem(key)) localStorage.setItem(key, chosen.language);
      if (!localStorage.getItem(themeKey)) localStorage.setItem(themeKey, chosen.theme);
    },
    {
      languageKeys: preferenceKeys.languages,
      themeKey: preferenceKeys.theme,
      chosen: { language, theme },
    },
  );
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, { username, password });
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
}

/** Fills in and sends the open log-in form. */
export async function fillLogin(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** Registers an account with the form of the brand, which asks for a name; its PIN is `paymentPin`. */
export async function register(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await fillRegistration(page, { username, password });
}

/** Fills in and sends the open registration form. */
export async function fillRegistration(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Repeat the password').fill(password);
  await dialog.getByLabel('Payment PIN').fill(paymentPin);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create my account' }).click();
  await expect(dialog).toBeHidden();
}

export const paymentPin = '246810';

/** A unique name. */
export const newName = () => `guest_${Math.random().toString(36).slice(2, 9)}`;

/**
 * Deposits from the open deposit page through the provider's page and back, until the balance has changed.
 */
export async function deposit(page: Page, amount: number): Promise<void> {
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
  await centre.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('SANDBOX').first()).toBeVisible();
  await page.getByRole('button').first().click();
  // A second run finds the first run's balance.
  await expect.poll(() => balanceOf(page)).toBeGreaterThanOrEqual(amount);
}

/** The balance at the top of the page, also above a game, as a number in currency units. */
export async function balanceOf(page: Page): Promise<number> {
  const inHeader = page.getByRole('button', { name: /^Balance/ });
  const overGame = page.getByRole('paragraph').filter({ hasText: /^Balance/ });
  const shown = inHeader.or(overGame).first();
  // Until the balance is loaded its place is reserved and empty.
  await expect(shown).toHaveText(/\d/);
  // The first amount is the total; where a part of it is bonus, that follows.
  const [total = ''] = /[\d,]*\d(\.\d+)?/.exec(await shown.innerText()) ?? [];
  return Number(total.replaceAll(',', ''));
}

/** Presses the button of a failed tile, unless the tile has recovered by itself before. */
export async function retry(button: Locator, recovered: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(recovered).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Opens the console of all brands, signed in. */
export async function openConsole(page: Page): Promise<void> {
  await signInToConsole(page, accounts.operator);
}

/** The same as an operator who may move money: with a code that the sandbox authenticator shows. */
export async function openCashConsole(page: Page): Promise<void> {
  await signInToConsole(page, accounts.secondOperator);
  const ledger = page.getByRole('link', { name: 'Ledger' });
  const authenticator = await page.context().newPage();
  // Each code works once: another test may have used the one that is shown.
  await expect(async () => {
    await authenticator.goto(`${payments}/authenticator`);
    const code = await authenticator.getByText(/^\d{6}$/).innerText();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(ledger).toBeVisible({ timeout: 5_000 });
  }).toPass({ intervals: [10_000] });
  await authenticator.close();
}

async function signInToConsole(
  page: Page,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await page.goto(`${padma}/console/`);
  const name = page.getByLabel('Name');
  await name
    .or(page.getByRole('link', { name: 'Ledger' }))
    .first()
    .waitFor();
  if (!(await name.isVisible())) return;
  await name.fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
