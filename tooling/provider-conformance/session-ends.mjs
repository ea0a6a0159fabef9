import { expect } from './table.mjs';

/** @typedef {import('./table.mjs').Bet} Bet */

const expired = 'RS_ERROR_TOKEN_EXPIRED';
const disabled = 'RS_ERROR_USER_DISABLED';

/**
 * Ends a session from outside. Each case needs a configured trigger, so it runs only where the runner has
 * one. They run last: afterwards the player has no session.
 */
export const sessionEnds = [
  endBy('signOut', 'sign-out', 'a player who signs out bets no more', 'b', [expired, disabled]),
  endBy('expire', 'expiry', 'a session that is over takes no bet', 'a', expired),
  endBy('lock', 'lock', 'a locked player bets no more', 'a', disabled),
];

/**
 * @param {import('./table.mjs').EndAct} act
 * @param {string} rule
 * @param {string} title
 * @param {'a' | 'b'} who
 * @param {string | string[]} status
 */
function endBy(act, rule, title, who, status) {
  return {
    rule,
    title: `${title}; wins, rollbacks and ends of rounds are still taken`,
    act,
    who,
    /** @param {import('./table.mjs').Table} table */
    async run({ acts, stake, openBets, ...table }) {
      const seat = table[who];
      const bets = openBets?.[act];
      const end = acts[act];
      if (!bets || !end) throw new Error(`tried without ${act}`);
      const [won, undone, left] = bets;
      const before = await seat.has();
      await end(seat.player.user);
      expect(await seat.ask('bet', seat.bet()), status);
      expect(await seat.ask('win', seat.win(won, stake)), 'RS_OK', before + stake);
      expect(await seat.ask('rollback', seat.rollback(undone)), 'RS_OK');
      expect(await seat.ask('end_round', seat.endRound(left)), 'RS_OK');
    },
  };
}

/**
 * Bets that are open when the first of the sessions ends: who is locked afterwards could place none.
 * @param {import('./table.mjs').Seats} table
 * @param {import('./table.mjs').Acts} acts
 */
export async function openBetsFor(table, acts) {
  /** @type {NonNullable<import('./table.mjs').Table['openBets']>} */
  const opened = {};
  for (const { act, who } of sessionEnds.filter((one) => acts[one.act])) {
    const seat = table[who];
    const bets = /** @type {[Bet, Bet, Bet]} */ ([seat.bet(), seat.bet(), seat.bet()]);
    opened[act] = bets;
    for (const bet of bets) expect(await seat.ask('bet', bet), 'RS_OK');
  }
  return opened;
}
