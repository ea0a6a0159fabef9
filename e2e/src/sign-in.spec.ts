import type { APIRequestContext, Page } from '@playwright/test';
import {
  expect,
  fillLogin,
  fillRegistration,
  newName,
  openConsole,
  padma,
  payments,
  register,
  signIn,
  test,
  visit,
} from './visitor.ts';

const password = 'Monsoon2026!';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

test('a visitor registers, is remembered on the device, and signs in again with one press', async ({
  page,
}) => {
  const username = newName();
  await visit(page, padma);
  await register(page, { username, password });
  await signOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByLabel('Username').fill(username);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await signOut(page);

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: `Continue as ${username}` }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('wrong passwords require a captcha that can be changed and listened to', async ({ page }) => {
  await visit(page, `${padma}/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(newName());
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-2026');
  const picture = dialog.getByRole('img', { name: /Distorted characters/ });
  for (let attempt = 0; attempt < 3 && !(await picture.isVisible()); attempt++) {
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByText('The username or password isn’t right.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Log in' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  }
  await expect(picture).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Listen to the characters' })).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('Wrong-2026');
});

test('a visitor plays with play money, and features for real accounts say so', async ({ page }) => {
  await visit(page, padma);
  await page.getByRole('banner').getByRole('button', { name: 'Play for fun' }).click();
  await expect(page.getByRole('banner').getByText('Play money')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  const notice = page.getByRole('dialog', { name: 'For real accounts only' });
  await notice.getByRole('button', { name: 'Go on playing' }).click();
  await expect(notice).toBeHidden();
});

test('a session that is ended from another browser ends at once; after a sign-in in place the form has what was typed', async ({
  page,
  browser,
}) => {
  const username = newName();
  await visit(page, padma);
  await register(page, { username, password });
  const context = await browser.newContext();
  const other = await context.newPage();
  await visit(other, padma);
  await signIn(other, { username, password });
  await other.goto(`${padma}/?centre=member-centre&page=depositv2`);
  const amount = other.getByRole('textbox', { name: 'Amount' });
  await amount.fill('777');

  await page.goto(`${padma}/?centre=member-centre&page=securityCenter`);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await fillLogin(other, { username, password });
  await expect(amount).toHaveValue('777');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeAttached();
  await context.close();
});

test('a member adds a passkey, signs in with it alone, and uses it as the second step', async ({
  page,
}) => {
  await addAuthenticator(page);
  const username = newName();
  await visit(page, padma);
  await register(page, { username, password });
  await page.goto(`${padma}/?centre=member-centre&page=securityCenter`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('button', { name: 'Add a passkey' }).click();
  await centre.getByLabel('Name').fill('Laptop');
  await centre.getByLabel('Your password').fill(password);
  await centre.getByRole('button', { name: 'Continue' }).click();
  await expect(centre.getByText('Laptop', { exact: true })).toBeVisible();
  await turnOnSecondFactor(page);

  await page.goto(padma);
  await signOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const passkey = dialog.getByRole('button', { name: 'Sign in with a passkey' });
  await passkey.click();
  await expect(page.getByRole('button', { name: 'Your account' })).toContainText(username);

  await signOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, { username, password });
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await passkey.filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toContainText(username);
});

/** An authenticator of the device that confirms every request, over the browser's own protocol. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Sets up the authenticator app in the open security centre, with a code that the sandbox shows. */
async function turnOnSecondFactor(page: Page): Promise<void> {
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('button', { name: 'Set up' }).click();
  await centre.getByLabel('Your password').fill(password);
  await centre.getByRole('button', { name: 'Continue' }).click();
  const secret = await centre.getByText(/^[A-Z2-7]{32}$/).innerText();
  const app = await page.context().newPage();
  await app.goto(`${payments}/authenticator?key=${secret}`);
  const code = await app.getByText(/^\d{6}$/).innerText();
  await app.close();
  await centre.getByRole('textbox', { name: 'Code' }).fill(code);
  await centre.getByRole('button', { name: 'Turn on' }).click();
  await expect(centre.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
}

test('a visitor signs in with another house’s account, registers once, and is known after that', async ({
  page,
  context,
}) => {
  const name = `Nadia ${newName()}`;
  const username = newName();
  await visit(page, `${padma}/login`);
  await continueAs(page, 'Continue with Sandbox ID', name);
  await expect(page).toHaveURL(/\/register\?social=/);
  await fillRegistration(page, { username, password });
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await signOut(page);

  await page.goto(`${padma}/login`);
  await continueAs(page, 'Continue with Sandbox ID', name);
  await expect(page.getByRole('button', { name: 'Your account' })).toContainText(username);
  await signOut(page);

  await page.goto(`${padma}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You left before it was finished. Nothing has changed.'),
  ).toBeVisible();
  await context.clearCookies();
});

test('with Firebase on, a member signs in with the code that Firebase sends', async ({
  page,
  browser,
  request,
}) => {
  const operatorContext = await browser.newContext();
  const operator = await operatorContext.newPage();
  await openConsole(operator);
  await expect(operator.getByRole('link', { name: 'Brands' })).toBeVisible();
  await switchFirebase(operator, true);
  try {
    await visit(page, `${padma}/login`);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('tab', { name: 'SMS code' }).click();
    await dialog.getByLabel('Mobile number').fill('01712345601');
    await dialog.getByRole('button', { name: 'Get a code' }).click();
    await expect(dialog.getByText('A code is on its way to your phone.').first()).toBeVisible();
    await expect(dialog.getByTitle('Check that you are a person')).toBeAttached();
    const code = await codeOfFirebase(request);
    await dialog.getByLabel('Code from the SMS').fill('0000');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByText(/This code isn’t right/)).toBeVisible();
    await dialog.getByLabel('Code from the SMS').fill(code);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Your account' })).toContainText('rahim');
  } finally {
    await switchFirebase(operator, false);
    await operatorContext.close();
  }
});

/** The newest code that the sandbox's Firebase has sent. */
async function codeOfFirebase(request: APIRequestContext): Promise<string> {
  const sent = await request.get(`${payments}/firebase/codes`);
  const [newest]: { code: string }[] = await sent.json();
  if (!newest) throw new Error('Firebase has sent no code: the platform sent it instead');
  return newest.code;
}

async function switchFirebase(operator: Page, isOn: boolean): Promise<void> {
  await operator.goto(`${padma}/console/brands/padma/sign-in`);
  await operator.getByRole('button', { name: 'Change Firebase phone sign-in' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Members can use it' }).setChecked(isOn);
  await dialog.getByRole('textbox', { name: /Why/ }).fill('The phone test.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Through the sandbox identity provider, which says in plain sight what it is. */
async function continueAs(page: Page, link: string, name: string): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByText('SANDBOX', { exact: true })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
