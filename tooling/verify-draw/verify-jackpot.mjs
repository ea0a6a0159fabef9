import { checkJackpot, checkTickets } from '@croupier/contracts/jackpot-draw';
import { isSigned } from '@croupier/contracts/quicknet';
import { Refusal } from '../start/refusal.mjs';
import { beaconWords } from './beacon-words.mjs';

/**
 * Recomputes a jackpot from its downloaded draw, and from the list of its tickets if given.
 * @param {{ draw: import('@croupier/contracts').JackpotDraw, tickets: readonly
 * import('@croupier/contracts').JackpotTicket[] | null }} files
 * @returns {Promise<{ lines: string[], isFair: boolean }>}
 */
export async function verifyJackpot({ draw, tickets }) {
  const check = await checkJackpot(draw.proof, isSigned);
  if (!check)
    throw new Refusal('The jackpot was not drawn yet: download its draw when it is paid.');
  const findings = [
    { isKept: check.isCommitKept, what: 'the seed is the one committed to before the first stake' },
    { isKept: check.isBeaconKept, what: beaconWords(draw.proof.beacon) },
    { isKept: check.isPlaceEqual, what: `place ${draw.proof.place} follows from both` },
    ...(tickets ? await ticketFindings(draw, tickets) : []),
  ];
  const isFair = findings.every(({ isKept }) => isKept);
  return {
    isFair,
    lines: [
      `jackpot ${draw.numero}: ${draw.amount} ${draw.currency} to ${draw.win?.account ?? 'nobody'}`,
      ...findings.map(({ isKept, what }) => `  ${isKept ? '✓' : '✗'} ${what}`),
      isFair ? 'The result is fair.' : 'The result is NOT what the proof says.',
    ],
  };
}

/**
 * @param {import('@croupier/contracts').JackpotDraw} draw
 * @param {readonly import('@croupier/contracts').JackpotTicket[]} tickets
 */
async function ticketFindings({ proof, win }, tickets) {
  const list = await checkTickets(proof, tickets);
  return [
    { isKept: list.isSealKept, what: `the ${tickets.length} tickets are those that were sealed` },
    { isKept: list.isWhole, what: 'each place belongs to one ticket' },
    {
      isKept: list.winner !== null && list.winner.round === win?.round,
      what: `the drawn place is in round ${list.winner?.round ?? 'of nobody'}`,
    },
  ];
}
