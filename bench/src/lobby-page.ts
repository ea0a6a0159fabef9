import type { Browser } from '@playwright/test';
import { loadPage, openBrowser, slow } from './page-load.ts';
import { keystrokeRows } from './lobby-keys.ts';
import { scrollRows } from './lobby-scroll.ts';
import { startLobbySite } from './lobby-sites.ts';
import { median, type Row } from './row.ts';
import type { Selection } from './selection.ts';
import { firstCard } from './whole-lobby.ts';

const many = 10_000;
const few = 50;
const loads = 5;

type Case = (browser: Browser, large: string) => Promise<readonly Row[]>;

const cases: Readonly<Record<string, Case>> = {
  first: firstCardRows,
  key: keystrokeRows,
  scroll: scrollRows,
};

/** Browser performance with ten thousand games. */
export async function lobbyPageRows(isWanted: Selection): Promise<Row[]> {
  const wanted = Object.entries(cases).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return [];
  const large = await startLobbySite(4830, many);
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const [, measure] of wanted) rows.push(...(await measure(browser, large.url)));
    return rows;
  } finally {
    await browser.close();
    await large.stop();
  }
}

async function firstCardRows(browser: Browser, large: string): Promise<Row[]> {
  const small = await startLobbySite(4840, few);
  try {
    return [await firstCardRow(browser, large, small.url)];
  } finally {
    await small.stop();
  }
}

/** Alternating, each with an empty cache on a slow phone. */
async function firstCardRow(browser: Browser, large: string, small: string): Promise<Row> {
  const load = async (origin: string) =>
    (await loadPage(browser, { url: `${origin}/rng`, ready: firstCard, conditions: slow }))
      .mountedMs;
  const ofMany: number[] = [];
  const ofFew: number[] = [];
  for (let run = 0; run < loads; run++) {
    ofMany.push(await load(large));
    ofFew.push(await load(small));
  }
  return {
    what: 'first card of 10,000, slow phone',
    unit: 'ms',
    value: median(ofMany),
    baseline: { name: 'first card of 50', value: median(ofFew) },
  };
}
