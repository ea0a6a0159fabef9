import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@croupier/platform/db/index';
import type { Browser, CDPSession } from '@playwright/test';
import { openBrowser } from './page-load.ts';
import type { Row } from './row.ts';
import { openStudioWallet } from './studio-wallet.ts';

const root = join(import.meta.dirname, '..', '..');
const walletPort = 4820;
const studioPort = 4821;
const cpuSlowdown = 4;
const watchMs = 6_000;
const screenRate = 60;

/** One game of each kind, and the action that starts it. */
const watched = [
  { code: 'lucky_rickshaw', press: '#press' },
  { code: 'river_lotus', press: '#press' },
  { code: 'jewel_river', press: '#press' },
  { code: 'padma_roulette', press: null },
  { code: 'kite_flight', press: null },
  { code: 'reef_hunters', press: null },
] as const;

/**
 * Frames per second while games play on a phone's screen size, with the processor throttled by the browser.
 */
export async function studioFrameRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-bench-'));
  const database = await openEmbedded({ dataDir });
  const closeWallet = await openStudioWallet(walletPort);
  const studio = spawn(process.execPath, [join(root, 'studio/dist/program.js')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(studioPort),
      STUDIO_DATABASE_URL: database.studioUrl,
      WALLET_URL: `http://localhost:${walletPort}`,
      STUDIO_SECRET: 'bench',
      LOG_LEVEL: 'error',
    },
  });
  const browser = await openBrowser();
  try {
    await untilUp();
    const rows: Row[] = [];
    for (const game of watched) rows.push(...(await rowsOf(browser, game)));
    return rows;
  } finally {
    await browser.close();
    studio.kill();
    await once(studio, 'close');
    await closeWallet();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilUp(): Promise<void> {
  const url = `http://127.0.0.1:${studioPort}/health`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function rowsOf(
  browser: Browser,
  { code, press }: (typeof watched)[number],
): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const host = `http://localhost:${walletPort}`;
    const query = new URLSearchParams({
      launch_token: 'bench',
      game_code: code,
      currency: 'BDT',
      language: 'en',
      host_origin: host,
      lobby_url: host,
    });
    await page.goto(`http://127.0.0.1:${studioPort}/play/${code}?${query}`);
    await page.locator('#stage').waitFor();
    if (press) await page.locator('body[data-mode="idle"]').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (press) await page.locator(press).click();
    const before = await scriptMs(session);
    const value = await page.evaluate(countFrames, { watchMs, press });
    const frames = (value * watchMs) / 1_000;
    return [
      {
        what: `${code}: frames while it plays, ${cpuSlowdown}× slower`,
        unit: 'per s',
        value,
        baseline: { name: 'the screen', value: screenRate },
      },
      {
        what: `${code}: script in each of them`,
        unit: 'ms',
        value: ((await scriptMs(session)) - before) / frames,
        baseline: { name: 'a frame', value: 1_000 / screenRate },
      },
    ];
  } finally {
    await page.close();
  }
}

/**
 * Script time of the page so far. Painting is excluded: a phone uses its graphics chip for it, this machine
 * the processor.
 */
async function scriptMs(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const took = metrics.find(({ name }) => name === 'ScriptDuration');
  if (!took) throw new Error('the browser tells no time of scripts');
  return took.value * 1_000;
}

/** Runs in the page; presses again after each round, so that something always moves. */
function countFrames({ watchMs: length, press }: { watchMs: number; press: string | null }) {
  return new Promise<number>((resolve) => {
    const start = performance.now();
    let frames = 0;
    const count = (time: number): void => {
      frames += 1;
      if (press && document.body.dataset['mode'] === 'idle')
        document.querySelector<HTMLElement>(press)?.click();
      if (time - start < length) window.requestAnimationFrame(count);
      else resolve((frames * 1_000) / (time - start));
    };
    window.requestAnimationFrame(count);
  });
}
