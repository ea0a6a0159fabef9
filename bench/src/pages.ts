import type { Browser } from '@playwright/test';
import { fast, loadPage, openBrowser, slow, type PageLoad } from './page-load.ts';
import { transferRows, stepBytesRows, steps, stepRows, type Paired } from './page-steps.ts';
import { median, type Row } from './row.ts';
import type { Selection } from './selection.ts';
import { startSites, type Sites } from './sites.ts';

const pages = [
  { name: 'home', path: '/', ready: 'main h2:not([data-skeleton] *)' },
  { name: '/rng', path: '/rng', ready: 'main input[type=search]' },
  { name: '/lottery', path: '/lottery', ready: 'main [aria-pressed]' },
  { name: '/promotions', path: '/promotions', ready: 'main h2:not([data-skeleton] *)' },
] as const;
type FirstPage = (typeof pages)[number];

const usualRuns = 5;

/** The composed site, compared with the same sources built as one bundle: loads in pairs, cold cache. */
export async function pageRows(isWanted: Selection, runs = usualRuns): Promise<Row[]> {
  const sites = await startSites();
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    const chosen = <Case extends { readonly name: string }>(cases: readonly Case[], how: string) =>
      cases.filter(({ name }) => isWanted(`${name}, ${how}`));
    for (const page of chosen(pages, 'bytes'))
      rows.push(...(await bytesRows(browser, sites, page)));
    for (const step of chosen(steps, 'bytes'))
      rows.push(...(await stepBytesRows(browser, sites, step)));
    for (const conditions of [fast, slow]) {
      const paired: Paired = { browser, sites, conditions, runs };
      for (const page of chosen(pages, conditions.name))
        rows.push(...(await pairedRows(page, paired)));
      for (const step of chosen(steps, conditions.name))
        rows.push(...(await stepRows(step, paired)));
    }
    return rows;
  } finally {
    await browser.close();
    await sites.stop();
  }
}

/** The bytes of a first load: the same each time. */
async function bytesRows(browser: Browser, sites: Sites, page: FirstPage): Promise<Row[]> {
  const load = (origin: string) =>
    loadPage(browser, { url: `${origin}${page.path}`, ready: page.ready, conditions: fast });
  const { transferred: composed } = await load(sites.composed);
  const { transferred: single } = await load(sites.single);
  return transferRows(`${page.name}, bytes`, composed, single);
}

async function pairedRows(
  page: FirstPage,
  { browser, sites, conditions, runs }: Paired,
): Promise<Row[]> {
  const composed: PageLoad[] = [];
  const single: PageLoad[] = [];
  const floor: PageLoad[] = [];
  const load = (origin: string, ready: string = page.ready) =>
    loadPage(browser, { url: `${origin}${page.path}`, ready, conditions });
  for (let run = 0; run < runs; run++) {
    composed.push(await load(sites.composed));
    single.push(await load(sites.single));
    floor.push(await load(sites.floor, 'body'));
  }
  const row = (what: string, unit: Row['unit'], of: (load: PageLoad) => number): Row => ({
    what: `${page.name}, ${conditions.name}: ${what}`,
    unit,
    value: median(composed.map(of)),
    baseline: { name: 'one bundle', value: median(single.map(of)) },
  });
  const overFloor = ({ what, ...paint }: Row, of: (load: PageLoad) => number): Row => ({
    ...paint,
    what: `${what}, over the floor`,
    baseline: { name: 'static HTML', value: median(floor.map(of)) },
  });
  const first = row('first contentful paint', 'ms', (one) => one.firstPaintMs);
  const largest = row('largest contentful paint', 'ms', (one) => one.largestPaintMs);
  return [
    first,
    overFloor(first, (one) => one.firstPaintMs),
    largest,
    overFloor(largest, (one) => one.largestPaintMs),
    row('mounted page', 'ms', (one) => one.mountedMs),
    row('layout shift, thousandths', 'points', (one) => one.shift * 1000),
  ];
}
