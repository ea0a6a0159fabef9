import type { FrameLocator, Page } from '@playwright/test';
import { expect, padma } from './visitor.ts';

/** A page with an embedded game. */
export interface GameTable {
  readonly page: Page;
  readonly game: FrameLocator;
}

export async function openFromLobby(
  page: Page,
  { name, lane }: { readonly name: string; readonly lane: string },
): Promise<GameTable> {
  await page.goto(padma + lane);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search games' }).fill(name);
  await main
    .getByRole('link', { name: new RegExp(`^${name}.*RTP`) })
    .first()
    .click();
  return readyTable(page);
}

/** Waits until the game is loaded and placed. */
export async function readyTable(page: Page): Promise<GameTable> {
  const ready = 'iframe[data-state="ready"]';
  await expect(page.locator(ready)).toBeVisible();
  // Below the top bars the page belongs to the game.
  await expect
    .poll(async () => (await page.locator(ready).boundingBox())?.height ?? 0)
    .toBeGreaterThan((page.viewportSize()?.height ?? 0) - 160);
  return { page, game: page.frameLocator(ready) };
}

export const balanceInGame = async ({ game }: GameTable): Promise<number> =>
  amountsIn(await game.locator('#balance').innerText())[0] ?? Number.NaN;

/** The latest round in the game's history, once the history has this many rounds and the last one is paid. */
export async function lastRound(
  table: GameTable,
  count: number,
): Promise<{ stake: number; paid: number }> {
  let roundText = '';
  await expect(async () => {
    const rounds = await openHistory(table);
    await expect(rounds).toHaveCount(count, { timeout: 3_000 });
    roundText = await rounds.first().innerText();
    expect(roundText).toContain('Paid ');
  }).toPass();
  await table.game.getByRole('button', { name: 'Close' }).click();
  const [stake = Number.NaN, paid = Number.NaN] = [/Stake (.*)/, /Paid (.*)/].map(
    (pattern) => amountsIn(pattern.exec(roundText)?.[1] ?? '')[0],
  );
  return { stake, paid };
}

export async function openHistory({ game }: GameTable) {
  const close = game.getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await game.getByRole('button', { name: 'Rules and payouts' }).click();
  await game.getByRole('tab', { name: 'My rounds' }).click();
  return game.locator('.rounds > li');
}

/** All amounts in a text, as numbers in currency units. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*\.\d{2}/g)].map(([amount]) =>
    Number(amount.replaceAll(',', '')),
  );
}

export async function spin({ game }: GameTable): Promise<void> {
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await isIdle(game);
}

export async function isIdle(game: FrameLocator): Promise<void> {
  await expect(game.locator('body')).toHaveAttribute('data-mode', 'idle');
}
