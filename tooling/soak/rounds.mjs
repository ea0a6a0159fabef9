import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from '../build/build-stale.mjs';
import { messageOf } from '../start/caught.mjs';
import { printLine } from '../start/progress.mjs';
import { Refusal } from '../start/refusal.mjs';

const targets = /** @type {const} */ (['studio', 'platform']);
/** An abandoned hunt ends by itself after half a minute. */
const settleMs = 120_000;
/**
 * One game of each kind that works without other players in the room.
 * @type {import('./studio-page.mjs').PlayedGame[]}
 */
const played = [
  { code: 'river_lotus', stake: '10.00' },
  {
    code: 'padma_roulette',
    stake: '10.00',
    choice: { bets: [{ spot: 'red', amount: '10.00' }] },
  },
  { code: 'reef_hunters', stake: '20.00', choice: { bullet: '1.00' } },
  { code: 'meghna-00000', stake: '10.00' },
  { code: 'baich_sprint', stake: '10.00', side: 'red' },
];

/**
 * Kills the process of the providers and their wallet in turn during spins, roulette rounds, hunts and boat races. Afterwards both records
 * must list the same rounds with the same money, and contain each round that a page was shown. Returns the
 * exit code.
 * @param {import('./soak.mjs').Settings} settings
 */
export async function rounds(settings) {
  await buildStale({});
  printLine(`\nRounds: ${settings.rounds} kills, --seed ${settings.seed}`);
  const { openHouse, seatPlayers } = await import('./house.mjs');
  const { openTable } = await import('./studio-page.mjs');
  const house = await openHouse(settings);
  try {
    const { players } = await seatPlayers(house);
    const tables = await Promise.all(
      players.flatMap((player) => played.map((game) => openTable(house, player, game))),
    );
    const shown = await playUnderKills({ ...house, kills: settings.rounds }, tables);
    const count = await compare(house, shown);
    house.isClean = true;
    printLine(
      `\n  ✓ ${count} rounds, ${shown.length} of them shown: the same in both books, no cent missing`,
    );
    return 0;
  } catch (error) {
    printLine(`\n  ✗ ${messageOf(error)}\n    the data of this run stay in ${house.dataDir}`);
    return 1;
  } finally {
    await house.close();
  }
}

/**
 * All players play until the last kill is over. Returns the rounds that pages were shown.
 * @typedef {import('./house.mjs').House} House
 * @typedef {import('./studio-page.mjs').Shown} Shown
 * @param {Pick<House, 'random' | 'site'> & { kills: number }} options
 * @param {{ play(): Promise<Shown> }[]} tables
 */
async function playUnderKills({ kills, random, site }, tables) {
  let isOver = false;
  /** @type {Shown[]} */
  const shown = [];
  const work = tables.map(async (table) => {
    while (!isOver) shown.push(await table.play());
  });
  for (let kill = 0; kill < kills; kill++) {
    const [target, before] = [targets[kill % targets.length] ?? 'studio', shown.length];
    while (shown.length < before + 20) await pause(20);
    await pause(random.below(300));
    await site.kill(target);
    printLine(
      `  ✓ ${String(kill + 1).padStart(2)} ${target.padEnd(8)} killed after ${shown.length} rounds`,
    );
  }
  isOver = true;
  await Promise.all(work);
  return shown;
}

/**
 * @param {Pick<House, 'dataDir'>} house
 * @param {Shown[]} shown
 */
async function compare({ dataDir }, shown) {
  const { openBothBooks } = await import('./both-books.mjs');
  const books = await openBothBooks(dataDir);
  try {
    const until = Date.now() + settleMs;
    while ((await books.open()) > 0) {
      if (Date.now() > until) throw new Refusal(`${await books.open()} rounds never ended`);
      await pause(500);
    }
    const errors = [...(await books.differences()), ...(await books.unlike(shown))];
    if (errors.length > 0) throw new Refusal(errors.slice(0, 20).join('\n    '));
    return await books.count();
  } finally {
    await books.close();
  }
}
