import { existsSync } from 'node:fs';
import { launch, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import {
  eventually,
  finderOf,
  wordsOf,
  type Engine,
  type EnginePage,
  type ElementQuery,
} from './engine.ts';

const programs = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox as it is installed, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async open() {
    const executablePath = programs.find((path) => existsSync(path)) ?? 'firefox';
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    return pageOf(page, () => browser.close());
  },
};

function pageOf(page: Page, close: () => Promise<void>): EnginePage {
  const main = () => page.mainFrame();
  return {
    close,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    click: (wanted) => click(main(), wanted),
    async fill(wanted, text) {
      const field = await elementIn(main(), wanted);
      await field.click({ count: 3 });
      await field.type(text);
    },
    textOf: async (wanted) =>
      (await elementIn(main(), wanted)).evaluate((one) => one.textContent ?? ''),
    picture: async () => Buffer.from(await page.screenshot()),
    evaluate: async (script) => String(await page.evaluate(script)),
    async inFrame(work) {
      const frame = await eventually('a frame', async () => page.frames()[1] ?? null);
      await work({ click: (wanted) => click(frame, wanted) });
    },
  };
}

async function click(frame: Frame, wanted: ElementQuery): Promise<void> {
  await (await elementIn(frame, wanted)).click();
}

const mark = 'data-wanted';

/** The element gets a mark by which Puppeteer finds it. */
function elementIn(frame: Frame, wanted: ElementQuery): Promise<ElementHandle> {
  const script = `(() => {
    const found = (() => {${finderOf(wanted)}})();
    document.querySelectorAll('[${mark}]').forEach((one) => one.removeAttribute('${mark}'));
    found?.setAttribute('${mark}', '');
  })()`;
  return eventually(wordsOf(wanted), async () => {
    // The page may be replaced while it is asked.
    await frame.evaluate(script).catch(() => undefined);
    return frame.$(`[${mark}]`).catch(() => null);
  });
}
