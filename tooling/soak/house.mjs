import { constants, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SoakError, valueOf } from './ask.mjs';
import { operationsOf } from './operations.mjs';
import { calls } from './parts-of-platform.mjs';
import { signInAll } from './people.mjs';
import { randomOf } from './random.mjs';
import { startSiteProcess } from './site-process.mjs';
import { openTransferWallets } from './transfer-wallets.mjs';

/**
 * A site with its own data folder, and a provider with its own wallets that is never killed.
 * @param {import('./soak.mjs').Settings} settings
 * @param {Record<string, string>} [extra] further settings of the site
 */
export async function openHouse({ port, seed, operations, data }, extra = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-soak-'));
  if (data) cpSync(data, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const secret = 'a secret of the soak test alone';
  const wallets = await openTransferWallets(secret);
  const env = {
    TRANSFER_PROVIDERS: `soak=${wallets.origin}`,
    TRANSFER_SECRET: secret,
    LOG_LEVEL: 'warn',
    ...extra,
  };
  const start = () => startSiteProcess({ dataDir, port, env });
  const site = await start().catch((error) => {
    wallets.close();
    throw error;
  });
  const house = {
    dataDir,
    port,
    operations,
    wallets,
    start,
    site,
    random: randomOf(seed),
    /**
     * All acknowledged operations, in the order of the answers.
     * @type {import('./operations.mjs').Fact[]}
     */
    facts: [],
    isClean: false,
    async close() {
      await house.site.stop();
      wallets.close();
      if (house.isClean) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return house;
}

/**
 * Signs in the demo's users, opens a game for the players and funds them.
 * @typedef {Awaited<ReturnType<typeof openHouse>>} House
 * @typedef {Awaited<ReturnType<typeof seatPlayers>>} SeatedHouse
 * @param {House} house
 */
export async function seatPlayers(house) {
  const { studio } = JSON.parse(readFileSync(join(house.dataDir, 'secrets.json'), 'utf8'));
  const operations = operationsOf({ port: house.port, studioSecret: studio });
  const { players: members, operator } = await signInAll(house.port);
  const players = await Promise.all(members.map((member) => operations.launch(member)));
  await Promise.all(players.map((player) => giveMoney(house, { operations, player })));
  return Object.assign(house, { do: operations, operator, players });
}

const startingMoney = 30_000;

/**
 * The provider's notice books the deposit shortly after the payment.
 * @param {House} house
 * @param {{ operations: ReturnType<typeof operationsOf>, player: import('./operations.mjs').Player }} options
 */
async function giveMoney(house, { operations, player }) {
  house.facts.push(...(await operations.deposit(player, startingMoney)));
  const until = Date.now() + 60_000;
  while (Number(valueOf(await player.call(calls.balance)).sumBalance) < startingMoney) {
    if (Date.now() > until) throw new SoakError(`the deposit of ${player.username} never arrived`);
    await pause(100);
  }
}
