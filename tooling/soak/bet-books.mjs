import { openRecords, movesOf, unequal, byPlayer } from './both-books.mjs';
import { wasTaken } from './bet-page.mjs';

const vendors = ['fb', 'tf', 'ia'];
const ended = `('closed', 'void', 'refused', 'cancelled')`;

/**
 * The sports book's record of its bets and the wallet's, read directly from the databases.
 * @param {string} dataDir
 */
export async function openBetBooks(dataDir) {
  const { wallet, books, rows, close } = await openRecords(dataDir, vendors);
  /**
   * The same of every vendor.
   * @param {string} text
   * @param {unknown[]} [values]
   */
  const rowsOfAll = async (text, values) =>
    (await Promise.all(books.map((client) => rows(client, text, values)))).flat();

  const ofBook = async () =>
    movesOf(
      await rowsOfAll(
        `select player || ' ' || id as name, (win_units - stake_units + coalesce(
           (select sum(amount_units) from correction where ticket_id = id), 0))::text as units
         from ticket where state = 'closed'`,
      ),
    );
  const ofWallet = async () =>
    movesOf(
      await rows(
        wallet,
        `select member_id || ' ' || provider_round as name,
           (win_units + adjusted_units - stake_units)::text as units
         from game_round where provider = any($1) and state = 'closed'`,
        [vendors],
      ),
    );
  const ofLedger = async () =>
    movesOf(
      await rows(
        wallet,
        `select split_part(path, ':', 2) as name, sum(amount_units)::text as units
         from ledger_entry join ledger_transfer on ledger_transfer.id = transfer_id
         where path like 'player:%:cash'
           and kind in ('game-bet', 'game-win', 'game-rollback', 'payout-reversal') group by 1`,
      ),
    );

  return {
    close,

    /** Number of bets and corrections that still wait for something. */
    async open() {
      const found = await rowsOfAll(
        `select (select count(*) from ticket where state not in ${ended})::int
           + (select count(*) from correction where not is_sent)::int as open`,
      );
      return found.reduce((sum, row) => sum + Number(row.open), 0);
    },

    /** Number of bets in each state, and of corrections. */
    async counts() {
      const found = await rowsOfAll(
        `select state, count(*)::int as bets from ticket group by 1
         union all select 'corrected', count(*)::int from correction
         where exists (select from ticket) order by 1`,
      );
      return found.map(({ state, bets }) => `${bets} ${state}`).join(', ');
    },

    async differences() {
      const [ours, theirs] = [await ofBook(), await ofWallet()];
      return [
        ...unequal(ours, theirs, 'book', 'wallet'),
        ...unequal(byPlayer(ours), await ofLedger(), 'book', 'ledger'),
      ];
    },

    /** Bets whose state is another than the one that a page was shown. */
    async unlike(/** @type {import('./bet-page.mjs').ShownBet[]} */ shown) {
      const found = await rowsOfAll(
        `select order_id as name, state from ticket where order_id = any($1)`,
        [shown.map(({ order }) => order)],
      );
      const states = new Map(found.map(({ name, state }) => [name, state]));
      return shown
        .filter((one) => {
          const state = states.get(one.order);
          return wasTaken(one)
            ? state !== 'closed' && state !== 'void'
            : state !== undefined && state !== 'refused' && state !== 'cancelled';
        })
        .map(({ order, state }) => `${order} was shown as ${state} and is ${states.get(order)}`);
    },
  };
}
