import { policyReportsPath } from '@croupier/contracts';
import {
  amountsIn,
  balanceInGame,
  isIdle,
  lastRound,
  openFromLobby,
  openHistory,
  readyTable,
  spin,
  type GameTable,
} from './game-table.ts';
import { balanceOf, deposit, expect, newName, padma, register, test, visit } from './visitor.ts';

const admin = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface PlayedGame {
  readonly name: string;
  readonly lane: string;
  /** Plays one round to its end; in a room game the first round includes a page reload. */
  round(table: GameTable, count: number): Promise<void>;
  /** The text that the browser shows after it has recomputed a round. */
  readonly check: RegExp;
}

const sameResult = /^Checked: your browser drew the same result/;

const games: readonly PlayedGame[] = [
  { name: 'Lucky Rickshaw', lane: '/rng', round: spin, check: sameResult },
  { name: 'River Lotus', lane: '/rng', round: spin, check: sameResult },
  { name: 'Jewel River', lane: '/rng', round: spin, check: sameResult },
  { name: 'Padma Roulette', lane: '/live', round: spinByKeys, check: sameResult },
  { name: 'Kite Flight', lane: '/pvp', round: fly, check: /^The server seed fits/ },
  { name: 'Boat Sprint', lane: '/cockfight', round: race, check: /^The server seed fits/ },
  { name: 'Reef Hunters', lane: '/fish', round: hunt, check: /^The server seed fits/ },
];

test('a member plays one game of each kind, wide and narrow, and each round is in the ledger', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(policyReportsPath)) reports.push(request.postData() ?? '');
  });
  await visit(page, padma);
  await register(page, { username: newName(), password: 'River2026boat' });
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await deposit(page, 1000);

  for (const played of games)
    await test.step(played.name, async () => {
      const table = await openFromLobby(page, played);
      await playAndCompare(table, played, 1);
      await page.setViewportSize(phone);
      // Everybody plays the same flights and races: a second one has to wait for the first to end.
      if (played.round !== fly && played.round !== race) await playAndCompare(table, played, 2);
      await checkLast(table, played);
      await page.setViewportSize(admin);
    });
  await page.goto(`${padma}/?centre=member-centre&page=transactionHistory`);
  const last = page.getByRole('dialog').getByRole('row').nth(1);
  expect(amountsIn(await last.innerText())).toContain(await balanceOf(page));
  expect(reports).toEqual([]);
});

test('a visitor plays in fun mode, with money that is labelled as play money', async ({ page }) => {
  await visit(page, `${padma}/rng`);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search games' }).fill('River Lotus');
  await main.getByRole('link', { name: 'About River Lotus' }).click();
  await main.getByRole('link', { name: 'Play for fun' }).click();
  const table = await readyTable(page);
  await expect(table.game.getByText('Play money')).toBeVisible();
  const before = await balanceInGame(table);
  await spin(table);
  const { stake, paid } = await lastRound(table, 1);
  expect(await balanceInGame(table)).toBeCloseTo(before - stake + paid, 2);
});

/** The cost and payment of a round match the change of the balance at the top of the page and in the game. */
async function playAndCompare(
  table: GameTable,
  { round }: PlayedGame,
  count: number,
): Promise<void> {
  const before = await balanceOf(table.page);
  await round(table, count);
  const { stake, paid } = await lastRound(table, count);
  const after = Number((before - stake + paid).toFixed(2));
  await expect.poll(() => balanceOf(table.page)).toBe(after);
  await expect.poll(() => balanceInGame(table)).toBe(after);
}

/** The player's browser recomputes the last round; then the game replays it. */
async function checkLast(table: GameTable, { check, round }: PlayedGame): Promise<void> {
  const last = (await openHistory(table)).first();
  await last.getByRole('button', { name: 'Check' }).click();
  await expect(last.getByText(check)).toBeVisible();
  await expect(last.locator('[data-right="false"]')).toHaveCount(0);
  // The replay of a flight takes as long as the flight, and that of a race is its check.
  if (round === fly || round === race) return;
  await last.getByRole('button', { name: 'Show again' }).click();
  await expect(table.game.locator('#panels')).toBeHidden();
}

/** A bet on the red boat, and the race to its end. */
async function race({ game }: GameTable): Promise<void> {
  await game.getByRole('button', { name: /^Red/ }).click();
  await expect(game.getByText(/^Mine: /)).toBeVisible();
  await expect(game.locator('body')).toHaveAttribute('data-race', 'over');
}

/** With the keyboard alone: from a number to its neighbour, a chip on each, then the spin. */
async function spinByKeys({ page, game }: GameTable): Promise<void> {
  await isIdle(game);
  await game.getByRole('button', { name: 'Rules and payouts' }).focus();
  await page.keyboard.press('Tab');
  await expect(game.locator('.cloth button:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press(' ');
  await isIdle(game);
}

/** A flight without a cash-out, plus the boarding of the next flight. */
const longestFlightMs = 130_000;

/** The page is reloaded while the stake is booked: the flight continues, and the kite lands automatically. */
async function fly({ page, game }: GameTable): Promise<void> {
  const seat = game.locator('.seat').first();
  await seat.getByRole('checkbox').check();
  await seat.getByRole('spinbutton').fill('1.01');
  await seat.getByRole('button', { name: /^Bet/ }).click();
  await expect(seat.locator('.act')).toHaveAttribute('data-does', 'aboard', {
    timeout: longestFlightMs,
  });
  await page.reload();
}

/** The page is reloaded between two shots: the magazine is unchanged, and unused bullets are paid back. */
async function hunt({ page, game }: GameTable, count: number): Promise<void> {
  const magazine = game.locator('.magazine');
  await game.getByRole('button', { name: /^Load 20 bullets/ }).click();
  await expect(magazine).toHaveText('20');
  await game.locator('.pool').focus();
  await page.keyboard.press('Enter');
  await expect(magazine).toHaveText('19');
  if (count === 1) await page.reload();
  await expect(magazine).toHaveText(/^(19|20)$/);
  await game.getByRole('button', { name: 'Collect' }).click();
  await expect(game.locator('body')).toHaveAttribute('data-hunt', 'none');
}
