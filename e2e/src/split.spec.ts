import type { Page } from '@playwright/test';
import { keepBetting, ticketsOf } from './bettor.ts';
import { remoteNames } from './hosts/remotes-of-hosts.ts';
import { databaseOf } from './processes.ts';
import {
  isHealthy,
  logOf,
  originOf,
  processOf,
  splitSite,
  startSplit,
  stopPart,
} from './split-site.ts';
import { seededData, stopStacks } from './stack.ts';
import {
  accounts,
  balanceOf,
  deposit,
  expect,
  newName,
  register,
  retry,
  signIn,
  test,
  visit,
} from './visitor.ts';

const deposited = 2_000;

test.afterEach(stopStacks);

test('whatever process ends, the player’s page stays, the money is right, and the site recovers by itself', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const { dataDir, remove } = await seededData();
  const site = await startSplit(dataDir);
  const origins = new Map<string, Set<string>>();
  noteOrigins(page, origins);
  await visit(page, splitSite);
  // The demo's player begins with a gift; a new member begins with nothing.
  await register(page, { username: newName(), password: 'River2026boat' });
  await page.goto(`${splitSite}/?centre=member-centre&page=depositv2`);
  await deposit(page, deposited);
  await visit(page, `${splitSite}/rng`);
  await expect.poll(() => balanceOf(page)).toBe(deposited);
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  const booked = new Set<string>();

  await test.step('both nodes for calls, one after the other', async () => {
    for (const name of ['api-1', 'api-2']) {
      const first = processOf(site, name);
      await betWhile(name, async () => process.kill(first, 'SIGKILL'));
      await expect.poll(() => processOf(site, name)).not.toBe(first);
      await expect.poll(() => isHealthy(site, name)).toBe(true);
    }
  });

  await test.step('the origin of one module', async () => {
    // Another browser: the player's own browser already has the module's files.
    const other = await (await browser.newContext()).newPage();
    noteOrigins(other, origins);
    const main = other.getByRole('main');
    const link = (name: string) =>
      other.getByRole('navigation').getByRole('link', { name }).first();
    const title = (name: string) => other.getByRole('heading', { level: 1, name });
    const giveBack = stopPart(site, 'mfe-promo');
    try {
      await visit(other, `${splitSite}/vnlottery`);
      await link('Promotions').click();
      await expect(main.getByText(/Promotions could not be shown/)).toBeVisible();
      await link('Slots').click();
      await expect(other.getByRole('searchbox')).toBeVisible();
    } finally {
      giveBack();
    }
    await expect.poll(() => isHealthy(site, 'mfe-promo')).toBe(true);
    await link('Promotions').click();
    await retry(main.getByRole('button', { name: 'Try again' }), title('Promotions'));
    await other.context().close();
  });

  await test.step('Redis', async () => {
    const giveBack = stopPart(site, 'redis');
    try {
      await betWhile('redis', async () => {
        const somebody = await (await browser.newContext()).newPage();
        noteOrigins(somebody, origins);
        await visit(somebody, splitSite);
        await signIn(somebody, accounts.agent);
        await somebody.goto(`${splitSite}/?centre=agent-centre`);
        await expect(
          somebody.getByRole('dialog').getByRole('table', { name: 'Team by period' }),
        ).toBeVisible();
        await somebody.context().close();
      });
    } finally {
      giveBack();
    }
    for (const name of ['api-1', 'api-2'])
      await expect.poll(() => logOf(site, name)).toMatch(/Redis is away[^]*Redis is back/);
  });

  await test.step('PostgreSQL', async () => {
    const first = databaseOf(site.dataDir);
    const failures = await betWhile('database', async () => process.kill(first, 'SIGKILL'));
    expect(failures).toBeGreaterThan(0);
    expect(databaseOf(site.dataDir)).not.toBe(first);
  });

  await test.step('every module came from its own origin', () => {
    for (const name of remoteNames)
      expect([...(origins.get(name) ?? [])]).toEqual([originOf(site, name)]);
  });

  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect((await ticketsOf(page)).map(({ id }) => id).sort()).toEqual([...booked].sort());
  await page.close();
  // The browser itself logs each connection that broke.
  consoleErrors.length = 0;
  await site.stop();
  await remove();

  /** Bets before, during and after the outage; then checks the balance on the page. */
  async function betWhile(name: string, happens: () => Promise<unknown>): Promise<number> {
    const bettor = keepBetting(page, name);
    await expect.poll(() => bettor.tickets.size).toBeGreaterThan(2);
    await happens();
    const soFar = bettor.tickets.size;
    await expect.poll(() => bettor.tickets.size).toBeGreaterThan(soFar + 5);
    await bettor.stop();
    for (const id of bettor.tickets) booked.add(id);
    await expect.poll(() => missingOn(page)).toBe(0);
    return bettor.failures;
  }
});

/** Notes the origins from which a page loads the files of each module. */
function noteOrigins(page: Page, origins: Map<string, Set<string>>): void {
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    const [, name] = /^\/modules\/([^/]+)\//.exec(pathname) ?? [];
    if (name && answer.ok()) origins.set(name, (origins.get(name) ?? new Set()).add(origin));
  });
}

/** How much less the page shows than the player's deposits, stakes and winnings add up to. */
async function missingOn(page: Page): Promise<number> {
  const tickets = await ticketsOf(page);
  const sum = (amount: (ticket: (typeof tickets)[number]) => string) =>
    tickets.reduce((total, ticket) => total + Number(amount(ticket)), 0);
  const due = deposited - sum(({ stake }) => stake) + sum(({ payout }) => payout);
  return Math.round((due - (await balanceOf(page))) * 100);
}
