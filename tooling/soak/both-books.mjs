import { join } from 'node:path';
import pg from 'pg';
import { socketUrl } from './parts-of-platform.mjs';

/** Providers whose rounds are booked in the platform's wallet, each with a database of its own. */
const providers = ['studio', 'ds88', 'meghna', 'alborada'];

/** Rounds with a pending request to the wallet. */
const unfinished = `('betting', 'rolling-back', 'open', 'paying')`;

/**
 * Connections to the wallet's database and to those of providers.
 * @param {string} dataDir
 * @param {string[]} names
 */
export async function openRecords(dataDir, names) {
  /** @param {string} name */
  const open = async (name) => {
    const client = new pg.Client(socketUrl(join(dataDir, 'postgres'), name, name));
    await client.connect();
    return client;
  };
  const wallet = await open('croupier');
  const books = await Promise.all(names.map(open));
  return {
    wallet,
    books,
    /**
     * @param {pg.Client} client
     * @param {string} text
     * @param {unknown[]} [values]
     */
    rows: async (client, text, values) => (await client.query(text, values)).rows,
    close: () => Promise.all([wallet, ...books].map((client) => client.end())),
  };
}

/**
 * The providers' records and the wallet's, all read directly from the databases.
 * @param {string} dataDir
 */
export async function openBothBooks(dataDir) {
  const { wallet, books, rows, close } = await openRecords(dataDir, providers);
  /**
   * The same of every provider.
   * @param {string} text
   * @param {unknown[]} [values]
   */
  const rowsOfAll = async (text, values) =>
    (await Promise.all(books.map((client) => rows(client, text, values)))).flat();

  /** Change of each player's cash in each round, by name: empty for a round that was given back. */
  const ofProviders = async () =>
    movesOf(
      await rowsOfAll(
        `select player || ' ' || round.id as name, (win_units - stake_units)::text as units
         from round join play_session on play_session.id = session_id where state = 'closed'`,
      ),
    );
  const ofWallet = async () =>
    movesOf(
      await rows(
        wallet,
        `select member_id || ' ' || provider_round as name, (win_units - stake_units)::text as units
         from game_round where provider = any($1) and state = 'closed'`,
        [providers],
      ),
    );

  return {
    close,

    async open() {
      const found = await rowsOfAll(
        `select count(*)::int as open from round where state in ${unfinished}`,
      );
      return found.reduce((sum, row) => sum + Number(row.open), 0);
    },

    async count() {
      const found = await rowsOfAll(`select count(*)::int as rounds from round`);
      return found.reduce((sum, row) => sum + Number(row.rounds), 0);
    },

    /** Rounds in which the two records differ, and players whose ledger does not match their rounds. */
    async differences() {
      const [ours, theirs] = [await ofProviders(), await ofWallet()];
      const ledger = movesOf(
        await rows(
          wallet,
          `select split_part(path, ':', 2) as name, sum(amount_units)::text as units
           from ledger_entry join ledger_transfer on ledger_transfer.id = transfer_id
           where path like 'player:%:cash' and kind in ('game-bet', 'game-win', 'game-rollback') group by 1`,
        ),
      );
      return [
        ...unequal(ours, theirs, 'provider', 'wallet'),
        ...unequal(byPlayer(ours), ledger, 'provider', 'ledger'),
      ];
    },

    /** Rounds that were shown to a page differently from the provider's current record. */
    async unlike(/** @type {import('./studio-page.mjs').Shown[]} */ shown) {
      const found = await rowsOfAll(
        `select order_id as name, state, win_units::text as units from round where order_id = any($1)`,
        [shown.map(({ order }) => order)],
      );
      const kept = new Map(found.map((row) => [row.name, row]));
      return shown
        .filter(({ order, win }) => {
          const row = kept.get(order);
          return !row || (win !== null && unitsOf(win) !== BigInt(row.units));
        })
        .map(
          ({ order, state, win }) => `${order} was shown as ${state} ${win}, and is another now`,
        );
    },
  };
}

/** @param {string} amount */
const unitsOf = (amount) => BigInt(amount.replace('.', '')) * 1_000n;

/** @param {{ name: string, units: string }[]} found */
export const movesOf = (found) => new Map(found.map(({ name, units }) => [name, BigInt(units)]));

/**
 * @typedef {Map<string, bigint>} Moves
 * @param {Moves} moves
 */
export function byPlayer(moves) {
  /** @type {Moves} */
  const sums = new Map();
  for (const [name, units] of moves) {
    const [player = ''] = name.split(' ');
    sums.set(player, (sums.get(player) ?? 0n) + units);
  }
  return sums;
}

/**
 * @param {Moves} ours
 * @param {Moves} theirs
 * @param {string} our
 * @param {string} their
 */
export function unequal(ours, theirs, our, their) {
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((name) => (ours.get(name) ?? 0n) !== (theirs.get(name) ?? 0n))
    .map((name) => `${name}: ${ours.get(name)} by the ${our}, ${theirs.get(name)} by the ${their}`);
}
