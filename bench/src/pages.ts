import type { Browser } from '@playwright/test';
import { fast, loadPage, openBrowser, slow, type Conditions, type PageLoad } from './page-load.ts';
import { steps, stepRows } from './page-steps.ts';
import { median, type Row } from './row.ts';
import type { Selection } from './selection.ts';
import { startSites, type Sites } from './sites.ts';

const pages = [
  { name: 'home', path: '/', ready: 'main h2:not([data-skeleton] *)' },
  { name: '/rng', path: '/rng', ready: 'main input[type=search]' },
  { name: '/lottery', path: '/lottery', ready: 'main [aria-pressed]' },
  { name: '/promotions', path: '/promotions', ready: 'main h2:not([data-skeleton] *)' },
] as const;

const runs = 5;

/** The composed site against the same sources built as one bundle: loads in pairs, cold cache. */
export async function pageRows(isWanted: Selection): Promise<Row[]> {
  const sites = await startSites();
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const conditions of [fast, slow]) {
      const isChosen = ({ name }: { name: string }) => isWanted(`${name}, ${conditions.name}`);
      for (const page of pages.filter(isChosen))
        rows.push(...(await pairedRows(browser, sites, page, conditions)));
      for (const step of steps.filter(isChosen))
        rows.push(...(await stepRows(browser, sites, step, conditions)));
    }
    return rows;
  } finally {
    await browser.close();
    await sites.stop();
  }
}

async function pairedRows(
  browser: Browser,
  sites: Sites,
  page: (typeof pages)[number],
  conditions: Conditions,
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
  const timed = [
    first,
    overFloor(first, (one) => one.firstPaintMs),
    largest,
    overFloor(largest, (one) => one.largestPaintMs),
    row('mounted page', 'ms', (one) => one.mountedMs),
    row('layout shift, thousandths', 'points', (one) => one.shift * 1000),
  ];
  if (conditions.throttle) return timed;
  return [
    ...timed,
    row('scripts, brotli', 'KB', (one) => one.scriptBytes / 1024),
    row('script requests', 'requests', (one) => one.scriptRequests),
    row('all bytes', 'KB', (one) => one.bytes / 1024),
  ];
}
