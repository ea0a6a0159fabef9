import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from '../build/build-stale.mjs';
import { messageOf } from '../start/caught.mjs';
import { printLine } from '../start/progress.mjs';
import { Refusal } from '../start/refusal.mjs';

const targets = /** @type {const} */ (['platform', 'database', 'both']);
const atOnce = 24;
const settleMs = 120_000;

/** Number of each kind per thousand operations. Each won or rolled back round counts as two. */
const mix = /** @type {const} */ ({
  won: 150,
  rolledBack: 100,
  lost: 100,
  ticket: 200,
  deposit: 100,
  transfer: 70,
  withdrawal: 30,
});
const kindsOfMix = /** @type {Kind[]} */ (Object.keys(mix));
/** @type {Partial<Record<Kind, number>>} */
const steps = { won: 2, rolledBack: 2 };

/**
 * Kills processes during mixed money operations, round after round on the same data. After each kill the
 * ledger must contain each acknowledged operation once, and nothing else. Returns the exit code.
 * @typedef {keyof typeof mix} Kind
 * @typedef {(typeof targets)[number]} Target
 * @typedef {import('./house.mjs').SeatedHouse} SeatedHouse
 * @param {import('./soak.mjs').Settings} settings
 */
export async function kills(settings) {
  await buildStale({});
  const { rounds, operations, seed } = settings;
  const only = targets.find((target) => target === settings.only);
  if (settings.only && !only) throw new Refusal(`--only is one of ${targets.join(', ')}`);
  printLine(`\nKills: ${rounds} rounds of ${operations} operations, --seed ${seed}`);
  const { openHouse, seatPlayers } = await import('./house.mjs');
  const house = await openHouse(settings);
  try {
    const soak = await seatPlayers(house);
    for (let round = 0; round < rounds; round++) {
      const target = only ?? targets[round % targets.length] ?? 'both';
      await oneRound(soak, { round, target });
    }
    await settle(soak);
    soak.isClean = true;
    const acknowledged = soak.facts.filter(({ kind }) => kind !== 'refused-stake').length;
    printLine(
      `\n  ✓ ${acknowledged} operations in ${rounds} rounds: each acknowledged one is there once, none twice`,
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
 * @param {SeatedHouse} soak
 * @param {{ round: number, target: Target }} options
 */
async function oneRound(soak, { round, target }) {
  const began = performance.now();
  const plan = planOf(soak);
  const killAt = Math.floor(plan.count / 10) + soak.random.below(Math.floor((plan.count * 8) / 10));
  let done = 0;
  let killed = Promise.resolve();
  let isStruck = false;
  const work = async () => {
    for (let task = plan.tasks.shift(); task; task = plan.tasks.shift()) {
      const facts = await soak.do[task.kind](task.player);
      soak.facts.push(...facts);
      done += steps[task.kind] ?? 1;
      if (done < killAt || isStruck) continue;
      isStruck = true;
      killed = strike(soak, target);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await killed;
  const transfers = await look(soak);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  printLine(
    `  ✓ ${String(round + 1).padStart(2)} ${target.padEnd(8)} killed after ${killAt} of ${plan.count}; ${transfers} transfers in the books, clean (${seconds} s)`,
  );
}

/** @param {Pick<SeatedHouse, 'operations' | 'players' | 'random'>} house */
function planOf({ operations, players, random }) {
  const kinds = kindsOfMix.flatMap((kind) =>
    Array.from({ length: Math.max(1, Math.round((mix[kind] * operations) / 1_000)) }, () => kind),
  );
  const tasks = random.shuffled(kinds).map((kind) => ({ kind, player: random.oneOf(players) }));
  return { tasks, count: tasks.reduce((sum, { kind }) => sum + (steps[kind] ?? 1), 0) };
}

/**
 * The starter brings a killed platform or database back by itself; one that was killed too is started again.
 * @param {SeatedHouse} soak
 * @param {Target} target
 */
async function strike(soak, target) {
  await soak.site.kill(target);
  if (target !== 'both') return;
  await soak.site.stop();
  soak.site = await soak.start();
}

/**
 * Checks the ledger directly in the database, and lets the platform check it. Returns the number of
 * transfers.
 * @param {Pick<SeatedHouse, 'dataDir' | 'facts' | 'operator'>} house
 */
async function look({ dataDir, facts, operator }) {
  const { openBooks } = await import('./books.mjs');
  const { calls } = await import('./parts-of-platform.mjs');
  const { valueOf } = await import('./ask.mjs');
  const check = valueOf(await operator.call(calls.checkLedger));
  if (!check.isClean)
    throw new Refusal(`the books do not balance: ${JSON.stringify(check.findings)}`);
  const books = await openBooks(dataDir);
  try {
    const errors = await books.missing(facts);
    if (errors.length > 0) throw new Refusal(errors.slice(0, 20).join('\n    '));
  } finally {
    await books.close();
  }
  return check.transfers;
}

/**
 * Waits until every operation has a final result, then compares every sum.
 * @param {SeatedHouse} soak
 */
async function settle(soak) {
  const { openBooks } = await import('./books.mjs');
  const books = await openBooks(soak.dataDir);
  try {
    const until = Date.now() + settleMs;
    while ((await books.open()) > 0) {
      if (Date.now() > until)
        throw new Refusal(`${await books.open()} deposits or transfers never ended`);
      await pause(200);
    }
    const errors = await books.wrongSums(soak.facts);
    if (errors.length > 0) throw new Refusal(errors.join('\n    '));
    const [ours, theirs] = [await books.transferred(), soak.wallets.total()];
    if (ours !== theirs)
      throw new Refusal(`transferred ${ours} by our books, ${theirs} by the provider's`);
  } finally {
    await books.close();
  }
  await look(soak);
}
