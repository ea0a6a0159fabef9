import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { preferenceKeys } from '@croupier/contracts';
import { eventually, type Engine, type EnginePage } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { accounts, padma } from './visitor.ts';

const deposited = 300;

for (const engine of [firefox, webkit]) {
  test(`${engine.name}: a player signs in, deposits, spins and bets on a draw`, async () => {
    await withPage(engine, async (page) => {
      await test.step('signs in, and is still signed in on the next page', async () => {
        await visit(page, padma);
        await page.click({ role: 'button', name: 'Log in' });
        await page.fill(
          { role: 'field', name: 'Username', inDialog: true },
          accounts.player.username,
        );
        await page.fill(
          { role: 'field', name: 'Password', inDialog: true },
          accounts.player.password,
        );
        await page.click({ role: 'button', name: 'Log in', inDialog: true });
        await balanceOf(page);
        await page.reload();
        await balanceOf(page);
      });
      await test.step('deposits through the sandbox provider', async () => {
        const before = await balanceOf(page);
        await page.goto(`${padma}/?centre=member-centre&page=depositv2`);
        await page.fill({ role: 'field', name: 'Amount', inDialog: true }, String(deposited));
        await page.click({ role: 'button', name: 'Pay ', inDialog: true });
        // Complete with its style sheet: until then the buttons still move.
        await eventually('the sandbox', async () => {
          const text = await page.evaluate(
            'document.readyState === "complete" ? document.body.innerText : ""',
          );
          return text.includes('SANDBOX') ? true : null;
        });
        await page.click({ role: 'button', name: '' });
        // A bet of the other browser's player may win meanwhile.
        await changed(page, (now) => now >= before + deposited, creditMs);
      });
      await test.step('spins a slot in its frame', async () => {
        await page.goto(`${padma}/rng`);
        await page.fill({ role: 'search', name: '' }, 'lotus');
        await page.click({ role: 'link', name: 'River Lotus' });
        // A spin that wins back its stake leaves the balance as it was: then the player spins again.
        await eventually(
          'a spin that moves the balance',
          async () => {
            const before = await balanceOf(page);
            await page.inFrame((frame) => frame.click({ role: 'button', name: 'Spin' }));
            return changed(page, (now) => now !== before, spinMs).catch(() => null);
          },
          spinsMs,
        );
      });
      await test.step('bets on a draw', async () => {
        await page.goto(`${padma}/lottery?gameCode=k3-1m`);
        await page.click({ role: 'button', name: 'Big,' });
        // A press while the page still moves misses the button: then the slip waits for another one.
        await eventually(
          'a bet that moves the balance',
          async () => {
            const before = await balanceOf(page);
            await page.click({ role: 'button', name: 'Confirm bet' });
            return changed(page, (now) => now < before).catch(() => null);
          },
          spinsMs,
        );
      });
    });
  });

  test(`${engine.name}: an operator signs in and reads the audit trail`, async () => {
    await withPage(engine, async (page) => {
      await visit(page, `${padma}/console/`);
      await page.fill({ role: 'field', name: 'Name' }, accounts.operator.username);
      await page.fill({ role: 'field', name: 'Password' }, accounts.operator.password);
      await page.click({ role: 'button', name: 'Sign in' });
      // A click during the first paint can miss a link that still moves.
      await page.textOf({ role: 'heading', name: 'Padma' });
      await page.click({ role: 'link', name: 'Audit trail' });
      expect(await page.textOf({ role: 'heading', name: 'Audit trail' })).toBe('Audit trail');
      await page.reload();
      await page.textOf({ role: 'heading', name: 'Audit trail' });
      await page.click({ role: 'link', name: 'Ledger' });
      expect(await page.textOf({ role: 'heading', name: 'Ledger' })).toBe('Ledger');
    });
  });
}

/** A failure brings the page as it looked. */
async function withPage(engine: Engine, work: (page: EnginePage) => Promise<void>): Promise<void> {
  const page = await engine.open();
  try {
    await work(page);
  } catch (error) {
    await writeFile(test.info().outputPath('page.png'), await page.picture());
    throw error;
  } finally {
    await page.close();
  }
}

/** Opens a page in English, as a visitor who chose it before. */
async function visit(page: EnginePage, url: string): Promise<void> {
  await page.goto(url);
  for (const key of preferenceKeys.languages)
    await page.evaluate(
      `(document.cookie = '${key}=en;path=/', localStorage.setItem('${key}', 'en'), '')`,
    );
  await page.goto(url);
}

async function balanceOf(page: EnginePage): Promise<number> {
  const shown = await eventually('a balance', async () => {
    const text = await page.evaluate(
      `[...document.querySelectorAll('button,p')]
        .find((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith('Balance')
          && /\\d/.test(one.textContent))?.textContent ?? ''`,
    );
    return text === '' ? null : text;
  });
  return Number(shown.replace(/[^\d.]/g, ''));
}

const changeMs = 15_000;
/** The provider's notice comes on its own time. */
const creditMs = 60_000;
const spinMs = 6_000;
const spinsMs = 80_000;

/** Waits for a balance; fails if none comes in time. */
const changed = (
  page: EnginePage,
  isSo: (balance: number) => boolean,
  withinMs = changeMs,
): Promise<true> =>
  eventually(
    'a change of the balance',
    async () => (isSo(await balanceOf(page)) ? true : null),
    withinMs,
  );
