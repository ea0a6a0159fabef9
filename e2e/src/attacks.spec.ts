import type { Page } from '@playwright/test';
import { calls, sessionHeader } from '@croupier/contracts';
import { htmlAttacks } from '@croupier/contracts/html-attacks';
import { expect, openConsole, padma, test, verano, visit } from './visitor.ts';

const brand = 'verano';
const note = 'a trial of what operators may write';
const inAll = (content: string, title: string) => ({
  es: { title, content },
  en: { title, content },
});

/** Names that are unique to this run: an aborted run leaves some behind. */
const run = Math.random().toString(36).slice(2, 8);

/** The platform accepts no text with a NUL character. */
const attacks = htmlAttacks.filter((attack) => !attack.includes('\u0000'));

/** Calls the platform as a signed-in operator's page does. */
async function asOperator(page: Page) {
  await openConsole(page);
  const [request] = await Promise.all([
    page.waitForRequest((one) => sessionHeader in one.headers()),
    page.getByRole('link', { name: 'Content', exact: true }).click(),
  ]);
  const headers = { [sessionHeader]: request.headers()[sessionHeader] ?? '' };
  return async (
    { method, path }: { readonly method: string; readonly path: string },
    input: Readonly<Record<string, unknown>>,
  ) => {
    const rest = { ...input };
    const filled = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
    const params = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, String(value)]),
    );
    const sent = method === 'DELETE' ? { params } : { data: rest };
    const answer = await page.request.fetch(padma + filled, { method, headers, ...sent });
    if (!answer.ok()) throw new Error(`${method} ${filled}: ${await answer.text()}`);
    return answer.status() === 204 ? undefined : (await answer.json()).value;
  };
}

/** Any markup found in these places instead of plain text; empty if there is none. */
const tooMuchIn = (page: Page, places: string) =>
  page.evaluate(
    ({ selector, mark }) => {
      const tags = ['H2', 'H3', 'H4', 'P', 'BR', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'TIME', 'DIV'];
      const names = [
        'id',
        'class',
        'dir',
        'datetime',
        'tabindex',
        'aria-labelledby',
        'data-chosen',
      ];
      const ours = [...document.querySelectorAll(selector)].filter(({ textContent }) =>
        textContent.startsWith(mark),
      );
      return ours.flatMap((place) =>
        [...place.querySelectorAll('*')]
          .filter(
            (one) =>
              !tags.includes(one.tagName) ||
              one.getAttributeNames().some((name) => !names.includes(name)),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
    },
    { selector: places, mark: `Attack ${run}` },
  );

test('nothing that operators write into the help or a notice becomes markup on a page', async ({
  page,
  browser,
}) => {
  const ask = await asOperator(page);
  const visitor = await browser.newPage();
  const abroad: string[] = [];
  visitor.on('request', (request) => {
    if (/evil\.example|plain\.example/.test(request.url())) abroad.push(request.url());
  });
  visitor.on('dialog', (dialog) => {
    abroad.push(dialog.message());
    void dialog.dismiss();
  });
  await visitor.addInitScript(() =>
    Object.assign(window, { steal: () => void (window.name = 'stolen') }),
  );
  const written: { readonly slug: string; readonly id: string }[] = [];

  try {
    for (const [at, attack] of attacks.entries()) {
      const words = inAll(`<p>${at}</p>${attack}`, `Attack ${run} ${at}`);
      const slug = `attack-${run}-${at}`;
      await ask(calls.saveHelp, {
        brand,
        id: slug,
        revision: 0,
        note,
        draft: { words },
        publish: true,
      });
      const startsAt = new Date(Date.now() - 60_000).toISOString();
      const draft = { types: ['H'], words, startsAt, endsAt: null };
      const { id } = await ask(calls.saveNotice, {
        brand,
        id: null,
        revision: 0,
        note,
        draft,
        publish: true,
      });
      written.push({ slug, id });
    }

    await visit(visitor, `${verano}/help`);
    const topics = `main section[id^="attack-${run}-"]`;
    await expect(visitor.locator(topics)).toHaveCount(attacks.length);
    expect(await tooMuchIn(visitor, topics)).toEqual([]);

    const pages = Math.ceil(attacks.length / 10);
    for (let number = 1; number <= pages; number++) {
      await visitor.goto(`${verano}/noticePage?page=${number}`);
      await expect(visitor.locator('main article').first()).toBeVisible();
      await expect(
        visitor.locator('main article', { hasText: `Attack ${run}` }).first(),
      ).toBeVisible();
      expect(await tooMuchIn(visitor, 'main article')).toEqual([]);
    }
    await visitor.goto(`${verano}/promotions?centre=notice`);
    await expect(visitor.locator('dialog article').first()).toBeVisible();
    expect(await tooMuchIn(visitor, 'dialog article')).toEqual([]);
    expect(abroad).toEqual([]);
    expect(await visitor.evaluate(() => window.name)).toBe('');
  } finally {
    for (const { slug, id } of written) {
      await ask(calls.removeHelp, { brand, id: slug, revision: 1, note });
      await ask(calls.publishNotice, { brand, id, revision: 1, note, isPublished: false });
    }
    await visitor.close();
  }
});
