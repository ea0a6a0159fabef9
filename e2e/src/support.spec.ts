import type { Page } from '@playwright/test';
import { accounts, expect, openConsole, padma, signIn, test, visit } from './visitor.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });

test('a member writes, an operator answers, both see it at once, and after a reload', async ({
  page,
  browser,
}) => {
  const word = Math.random().toString(36).slice(2, 8);
  // Wider windows show the side bar instead of its button.
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit(page, padma);
  await signIn(page, accounts.player);
  await page.goto(`${padma}/?centre=support`);
  const field = chat(page).getByRole('textbox', { name: 'Write a message' });
  await field.fill(`Where is ${word}?`);
  await field.press('Enter');
  await expect(chat(page).getByText(`Where is ${word}?`)).toBeVisible();

  const admin = await browser.newPage();
  await openConsole(admin);
  await admin.getByRole('link', { name: /^Support/ }).click();
  const rooms = admin.getByRole('list', { name: 'Rooms' });
  await rooms.getByRole('link', { name: new RegExp(word) }).click();
  await expect(admin.getByRole('log').getByText(`Where is ${word}?`)).toBeVisible();
  const answer = async (text: string) => {
    await admin.getByRole('textbox', { name: 'Write an answer' }).fill(text);
    await admin.getByRole('button', { name: 'Send' }).click();
    await expect(admin.getByRole('log').getByText(text)).toBeVisible();
  };
  await answer(`${word} is on its way.`);
  await expect(chat(page).getByText(`${word} is on its way.`)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await answer(`${word} has come.`);
  await expect(page.getByRole('button', { name: 'Service and more: 1 new' })).toBeVisible();
  await page.goto(`${padma}/?centre=support`);
  await expect(chat(page).getByText(`${word} has come.`)).toBeVisible();
  await expect(page.getByText('1 new')).toHaveCount(0);

  await admin.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(chat(page).getByText('This conversation is closed.')).toBeVisible();
  await admin.close();
});
