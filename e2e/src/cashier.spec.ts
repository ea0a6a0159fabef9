import {
  balanceOf,
  deposit,
  expect,
  newName,
  openCashConsole,
  padma,
  paymentPin,
  register,
  test,
  visit,
} from './visitor.ts';

test('a withdrawal is held, approved by an operator, paid, and confirmed by the player', async ({
  page,
  context,
}) => {
  const username = newName();
  await visit(page, padma);
  await register(page, { username, password: 'River2026boat' });
  await page.goto(`${padma}/?centre=member-centre&page=depositv2`);
  await deposit(page, 1000);

  await page.goto(`${padma}/?centre=member-centre&page=withdraw`);
  await page.getByRole('button', { name: 'Add an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an account' });
  await dialog.getByLabel('Account holder').fill('RANI BEGUM');
  await dialog.getByLabel('Wallet’s mobile number').fill('01712345678');
  await dialog.getByLabel('Payment PIN').fill(paymentPin);
  await dialog.getByRole('button', { name: 'Save the account' }).click();
  await expect(dialog).toBeHidden();

  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('textbox', { name: 'Amount' }).fill('600');
  await centre.getByLabel('Payment PIN').fill(paymentPin);
  await centre.getByRole('button', { name: /^Withdraw ৳600/ }).click();
  await expect(centre.getByRole('article').getByText('Being reviewed').first()).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(400);

  const console = await context.newPage();
  await openCashConsole(console);
  await console.getByRole('link', { name: 'Withdrawals' }).click();
  const card = console.getByRole('listitem').filter({ hasText: username });
  await card.getByRole('button', { name: 'Approve' }).click();
  await console.getByRole('dialog').getByRole('textbox').fill('checked');
  await console.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(card).toBeHidden();
  await console.close();

  await centre.getByRole('button', { name: 'Yes, received' }).click();
  await expect(centre.getByRole('article').getByText('Received').first()).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(400);
});
