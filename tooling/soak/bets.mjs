import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from '../build/build-stale.mjs';
import { messageOf } from '../start/caught.mjs';
import { printLine } from '../start/progress.mjs';
import { Refusal } from '../start/refusal.mjs';
import { openMatchFeed } from './match-feed.mjs';
import { randomOf } from './random.mjs';

/** Orders that a page has on the way at once. */
const slipsOfPage = 4;
/** Taken bets between two kills. */
const betsBetween = 4;
const settleMs = 180_000;

/**
 * Kills the sports book in the middle of bets, matches, settlements and corrections. Afterwards its record, the wallet's
 * and the ledger must name the same money bet by bet, and contain each bet as its page was shown it. Returns the exit
 * code.
 * @param {import('./soak.mjs').Settings} settings
 */
export async function bets(settings) {
  await buildStale({});
  printLine(`\nBets: ${settings.rounds} kills, --seed ${settings.seed}`);
  const { openHouse, seatPlayers } = await import('./house.mjs');
  const { openBetPage, wasTaken } = await import('./bet-page.mjs');
  const feed = await openMatchFeed(randomOf(settings.seed));
  const house = await openHouse(settings, {
    SPORTSBOOK_FEED_URL: feed.url,
    RESTART_PAUSE_AT_MOST_MS: '500',
    DEMO_HISTORY: '0',
  }).catch((error) => {
    feed.close();
    throw error;
  });
  try {
    const { players } = await seatPlayers(house);
    const pages = await Promise.all(players.map((player) => openBetPage(house, player)));
    const shown = await betUnderKills({ ...house, kills: settings.rounds, feed, wasTaken }, pages);
    await feed.end();
    const taken = shown.filter(wasTaken).length;
    if (taken < settings.rounds)
      throw new Refusal(`only ${taken} of ${shown.length} bets were taken: too few for a finding`);
    const counts = await compare(house, shown);
    house.isClean = true;
    printLine(
      `\n  ✓ ${shown.length} orders on ${feed.decided()} matches (${counts}): each settled or returned, the same in both books and in the ledger`,
    );
    return 0;
  } catch (error) {
    printLine(`\n  ✗ ${messageOf(error)}\n    the data of this run stay in ${house.dataDir}`);
    return 1;
  } finally {
    await house.close();
    feed.close();
  }
}

/**
 * All pages bet until the last kill is over. Returns what they were shown.
 * @typedef {import('./bet-page.mjs').ShownBet} ShownBet
 * @param {Pick<import('./house.mjs').House, 'random' | 'site'> & { kills: number, feed: Awaited<ReturnType<typeof openMatchFeed>>,
 *   wasTaken(bet: ShownBet): boolean }} options
 * @param {{ bet(): Promise<ShownBet | null> }[]} pages
 */
async function betUnderKills({ kills, random, site, feed, wasTaken }, pages) {
  let isOver = false;
  /** @type {ShownBet[]} */
  const shown = [];
  const slips = pages.flatMap((page) => Array.from({ length: slipsOfPage }, () => page));
  const work = slips.map(async (page) => {
    while (!isOver) {
      const bet = await page.bet();
      if (bet) shown.push(bet);
    }
  });
  /** @type {unknown} */
  let failure = null;
  const betting = Promise.all(work).catch((error) => (failure = error));
  for (let kill = 0; kill < kills; kill++) {
    const wanted = shown.filter(wasTaken).length + betsBetween;
    while (shown.filter(wasTaken).length < wanted && failure === null) await pause(20);
    if (failure !== null) break;
    // A bet delay lasts two seconds: the kill is somewhere in it, or after it.
    await pause(random.below(1_500));
    await site.kill('sportsbook');
    if (kill % 10 === 9 || kill === kills - 1)
      printLine(
        `  ✓ ${String(kill + 1).padStart(3)} kills after ${shown.length} orders and ${feed.decided()} decided matches`,
      );
  }
  isOver = true;
  await betting;
  if (failure !== null) throw failure;
  return shown;
}

/**
 * @param {Pick<import('./house.mjs').House, 'dataDir'>} house
 * @param {ShownBet[]} shown
 */
async function compare({ dataDir }, shown) {
  const { openBetBooks } = await import('./bet-books.mjs');
  const books = await openBetBooks(dataDir);
  try {
    const until = Date.now() + settleMs;
    while ((await books.open()) > 0) {
      if (Date.now() > until) throw new Refusal(`${await books.open()} bets never ended`);
      await pause(500);
    }
    const errors = [...(await books.differences()), ...(await books.unlike(shown))];
    if (errors.length > 0) throw new Refusal(errors.slice(0, 20).join('\n    '));
    return await books.counts();
  } finally {
    await books.close();
  }
}
