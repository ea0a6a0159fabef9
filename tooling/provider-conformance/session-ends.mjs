import { expect } from './table.mjs';

const ended = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_USER_DISABLED'];

/**
 * What ends a session from outside: somebody has to bring it about, so that each is tried only where the runner is
 * told how. Last of all: nobody plays afterwards.
 */
export const sessionEnds = [
  endBy('signOut', 'sign-out', 'a player who signs out bets no more', 'b', ended),
  endBy('expire', 'expiry', 'a session that is over takes no bet', 'a', ended[0]),
  endBy('lock', 'lock', 'a locked player bets no more', 'a', ended[1]),
];

function endBy(act, rule, title, who, status) {
  return {
    rule,
    title: `${title}; wins, rollbacks and ends of rounds are still taken`,
    act,
    who,
    async run({ acts, stake, openBets, ...table }) {
      const seat = table[who];
      const [won, undone, left] = openBets[act];
      const before = await seat.has();
      await acts[act](seat.player.user);
      expect(await seat.ask('bet', seat.bet()), status);
      expect(await seat.ask('win', seat.win(won, stake)), 'RS_OK', before + stake);
      expect(await seat.ask('rollback', seat.rollback(undone)), 'RS_OK');
      expect(await seat.ask('end_round', seat.endRound(left)), 'RS_OK');
    },
  };
}

/** Bets that are open when the first of the sessions ends: who is locked afterwards could place none. */
export async function openBetsFor(table, acts) {
  const opened = {};
  for (const { act, who } of sessionEnds.filter((one) => acts[one.act])) {
    const seat = table[who];
    opened[act] = [seat.bet(), seat.bet(), seat.bet()];
    for (const bet of opened[act]) expect(await seat.ask('bet', bet), 'RS_OK');
  }
  return opened;
}
