import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { median, type Row } from './row.ts';
import type { Selection } from './selection.ts';
import { startSites } from './sites.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: '/rng', path: '/rng' },
  { name: '/lottery', path: '/lottery' },
  { name: '/help', path: '/help' },
] as const;
const runs = 3;
const debugPort = 4819;
const debianChromium = '/usr/bin/chromium';

/**
 * Simulated from one fast load, and with really throttled connection and processor: each method has its own
 * target.
 */
const methods = [
  { method: 'simulate', wanted: 99 },
  { method: 'devtools', wanted: 97 },
] as const;

const others = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse scores of a visitor's pages on a phone, out of 100. */
export async function lighthouseRows(isWanted: Selection): Promise<Row[]> {
  const sites = await startSites();
  try {
    const rows: Row[] = [];
    for (const { name, path } of pages)
      rows.push(...(await pageRows(`${sites.composed}${path}`, name, isWanted)));
    return rows;
  } finally {
    await sites.stop();
  }
}

async function pageRows(url: string, page: string, isWanted: Selection): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { method, wanted } of methods) {
    if (!isWanted(`${page}: performance, ${method}`)) continue;
    const flags: Flags = { throttlingMethod: method, onlyCategories: ['performance'] };
    const scores: number[] = [];
    for (let run = 0; run < runs; run++) {
      const result = await audit(url, flags);
      const score = scoreOf(result, 'performance');
      if (score < wanted) printFailedAudits(`${page}, ${method}`, result, 'performance');
      scores.push(score);
    }
    rows.push(row(`${page}: performance, ${method}`, median(scores), wanted));
  }
  if (!isWanted(`${page}: others`)) return rows;
  const judged = await audit(url, { onlyCategories: [...others] });
  for (const category of others) {
    printFailedAudits(page, judged, category);
    rows.push(row(`${page}: ${category}`, scoreOf(judged, category), 100));
  }
  return rows;
}

const row = (what: string, value: number, wanted: number): Row => ({
  what: `lighthouse ${what}`,
  unit: 'points',
  value,
  baseline: { name: 'wanted', value: wanted },
});

/** A browser may exit before Lighthouse has disconnected from it: then the audit is repeated once. */
async function audit(url: string, flags: Flags): Promise<Result> {
  return auditOnce(url, flags).catch(() => auditOnce(url, flags));
}

/**
 * In a separate browser: an audit must not find the connections to the debugging port of the previous audit.
 */
async function auditOnce(url: string, flags: Flags): Promise<Result> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
    ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  });
  try {
    const result = await lighthouse(url, { ...flags, port: debugPort, output: 'json' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

/** Prints why a category scored below 100. */
function printFailedAudits(page: string, { categories, audits }: Result, category: string): void {
  const weighed = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  for (const { id } of weighed) {
    const { score, title, displayValue = '' } = audits[id] ?? {};
    if (typeof score === 'number' && score < 1)
      console.log(`${page}: ${category}: ${id}: ${title} ${displayValue}`);
  }
}
