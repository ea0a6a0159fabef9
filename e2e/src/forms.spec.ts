import type { Locator, Page, Route } from '@playwright/test';
import { calls } from '@croupier/contracts';
import { accounts, expect, newName, padma, register, test, visit } from './visitor.ts';

const password = 'Monsoon2026!';
const loginPath = `**${calls.login.path}`;
const depositPath = `**${calls.requestDeposit.path}`;

interface Error {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly message: RegExp;
}

const problem = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
  });

const errors: readonly Error[] = [
  {
    name: 'the line breaks',
    answer: (route) => route.abort(),
    message: /We can’t reach this part of the site/,
  },
  { name: 'it is refused', answer: problem(403, 'forbidden'), message: /isn’t allowed to do this/ },
  {
    name: 'it fails',
    answer: problem(500, 'internal'),
    message: /Something went wrong on our side/,
  },
  {
    name: 'a proxy answers with a page of its own',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel' }),
    message: /We can’t reach this part of the site/,
  },
  {
    name: 'an answer of another kind comes',
    answer: (route) => route.fulfill({ status: 200, json: ['what', 'is', 'this'] }),
    message: /We can’t reach this part of the site/,
  },
];

/** Holds every request of a call until the test releases it. */
async function held(page: Page, path: string) {
  const waiting: Route[] = [];
  await page.route(path, (route) => void waiting.push(route));
  return {
    count: () => waiting.length,
    async answer(how: (route: Route) => Promise<void>): Promise<void> {
      await Promise.all(waiting.splice(0).map(how));
    },
    end: () => page.unroute(path),
  };
}

async function openLogin(page: Page) {
  await visit(page, `${padma}/login`);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const name = dialog.getByLabel('Username');
  await expect(name).toBeVisible();
  return {
    dialog,
    name,
    secret: dialog.getByLabel('Password', { exact: true }),
    send: dialog.getByRole('button', { name: 'Log in' }),
  };
}

test('whatever comes instead of an answer, the log-in reports it, keeps the input and stays usable', async ({
  page,
  consoleErrors,
}) => {
  const { dialog, name, secret, send } = await openLogin(page);
  const line = await held(page, loginPath);
  await name.fill(accounts.player.username);
  await secret.fill(accounts.player.password);
  for (const { name: error, answer, message } of errors)
    await test.step(error, async () => {
      await send.dblclick();
      await secret.press('Enter');
      await expect(send).toHaveAttribute('aria-busy', 'true');
      await expect.poll(line.count).toBe(1);
      await line.answer(answer);
      await expect(dialog.getByText(message)).toBeVisible();
      expect(line.count()).toBe(0);
      await expect(name).toHaveValue(accounts.player.username);
      await expect(secret).toHaveValue(accounts.player.password);
    });
  await line.end();
  await secret.press('Enter');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  // The browser itself logs the broken connections and the 500.
  consoleErrors.length = 0;
});

test('without a connection a form reports it at once, and nothing is sent later in the background', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { dialog, name, secret, send } = await openLogin(page);
  await name.fill(accounts.player.username);
  await secret.fill('Wrong-2026');
  await context.setOffline(true);
  await send.click();
  await expect(dialog.getByText(/You seem to be offline/)).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  await secret.fill(accounts.player.password);
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  consoleErrors.length = 0;
});

test('autofilled input and input pasted with spaces are accepted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: padma });
  const { name, secret, send } = await openLogin(page);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `  ${accounts.player.username} `,
  );
  await name.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(name).toHaveValue(`  ${accounts.player.username} `);
  // A password manager that fires no events.
  await secret.evaluate(
    (field, text) => field instanceof HTMLInputElement && (field.value = text),
    accounts.player.password,
  );
  await send.click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('a deposit pressed twice on a slow connection is sent once, and is retried after an error with the same input', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, padma);
  await register(page, { username: newName(), password });
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const amount = centre.getByRole('textbox', { name: 'Amount' });
  await amount.fill('1');
  await centre.getByRole('button', { name: 'Go to payment' }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/The smallest deposit/);

  const line = await held(page, depositPath);
  await amount.fill('৫০০');
  const pay = centre.getByRole('button', { name: /^Pay / });
  await pay.dblclick();
  await amount.press('Enter');
  await expect.poll(line.count).toBe(1);
  await line.answer(problem(503, 'unavailable'));
  await expect(centre.getByText(/We can’t reach this part of the site/)).toBeVisible();
  await expect(amount).toHaveValue('৫০০');
  await line.end();
  await pay.click();
  await expect(page.getByText('SANDBOX').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  consoleErrors.length = 0;
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a press right after an invalid field hits its target, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, `${padma}/register`);
    const dialog = page.getByRole('dialog', { name: 'Sign up' });
    const pin = dialog.getByLabel('Payment PIN');
    const terms = dialog.getByRole('checkbox');
    await pin.fill('12');
    await press(page, terms);
    await expect(terms).toBeChecked();
    await expect(pin).toHaveAccessibleDescription(/Please enter 6 digits/);

    await pin.fill('246810');
    const name = dialog.getByLabel('Username');
    await name.fill('7');
    await press(page, pin);
    await expect(pin).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Please enter 2–15 characters/);

    await name.fill('guest');
    await dialog.getByLabel('Repeat the password').fill('Other2026');
    await press(page, dialog.getByRole('button', { name: 'Create my account' }));
    // Empty fields are reported only after the form was submitted.
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Please fill this in/,
    );
  });

/** Presses at an element's current position, with the delay between down and up of a real finger. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await twoFrames(page);
  await page.mouse.up();
}

/** Waits until the changes of the press are drawn. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
}
