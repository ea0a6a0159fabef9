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

// Results show without a way to them: what is drawn on the way is no business of this file.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const admin = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface PlayedGame {
  readonly name: string;
  readonly lane: string;
  /** Plays one round to its end; where a room holds it, the first one through a page that is loaded anew. */
  round(table: GameTable, count: number): Promise<void>;
  /** What the player's browser says when it draws a round again. */
  readonly check: RegExp;
}

const sameResult = /^Checked: your browser drew the same result/;

const games: readonly PlayedGame[] = [
  { name: 'Lucky Rickshaw', lane: '/rng', round: spin, check: sameResult },
  { name: 'River Lotus', lane: '/rng', round: spin, check: sameResult },
  { name: 'Jewel River', lane: '/rng', round: spin, check: sameResult },
  { name: 'Padma Roulette', lane: '/live', round: spinByKeys, check: sameResult },
  { name: 'Kite Flight', lane: '/pvp', round: fly, check: /^The server seed fits/ },
  { name: 'Reef Hunters', lane: '/fish', round: hunt, check: /^The server seed fits/ },
];

test('a member plays one game of each kind, wide and narrow, and each round is in the books', async ({
  page,
}) => {
  test.setTimeout(400_000);
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
      // A kite flies for as long as it likes, and a second one waits for it.
      if (played.round !== fly) await playAndCompare(table, played, 2);
      await checkLast(table, played);
      await page.setViewportSize(admin);
    });
  await page.goto(`${padma}/?centre=member-centre&page=transactionHistory`);
  const last = page.getByRole('dialog').getByRole('row').nth(1);
  expect(amountsIn(await last.innerText())).toContain(await balanceOf(page));
  expect(reports).toEqual([]);
});

test('a visitor plays for nothing, with money that is called what it is', async ({ page }) => {
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

/** What the round cost and paid is what the balance at the top of the page and the one in the game move by. */
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

/** The player's browser draws the last round again; after that the game shows it again. */
async function checkLast(table: GameTable, { check, round }: PlayedGame): Promise<void> {
  const last = (await openHistory(table)).first();
  await last.getByRole('button', { name: 'Check' }).click();
  await expect(last.getByText(check)).toBeVisible();
  await expect(last.locator('[data-right="false"]')).toHaveCount(0);
  // A flight that is shown again takes as long as it took.
  if (round === fly) return;
  await last.getByRole('button', { name: 'Show again' }).click();
  await expect(table.game.locator('#panels')).toBeHidden();
}

/** By keys alone: from the number to its neighbour, a chip on each, and the wheel. */
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

/** One that nobody ends early, with what it takes to board the next. */
const longestFlightMs = 130_000;

/** The page is loaded anew while the stake stands: the flight goes on, and the kite lands by itself. */
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

/** The page is loaded anew between two shots: the magazine is what it was, and what is left is paid back. */
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
