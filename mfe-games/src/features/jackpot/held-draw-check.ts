import type { Client } from '@croupier/client';
import { calls, type JackpotDraw, type JackpotTicket } from '@croupier/contracts';

export interface HeldDrawCheck {
  readonly isCommitKept: boolean;
  readonly isSealKept: boolean;
  readonly isBeaconKept: boolean;
  readonly isPlaceEqual: boolean;
  readonly isWinnerEqual: boolean;
}

/** The maximum of tickets in one response. */
const ticketsAtOnce = 5_000;

/** Fetches every ticket and computes the draw again; `null` while its proof is incomplete. */
export async function checkHeldDraw(
  client: Client,
  { id, proof, win }: JackpotDraw,
): Promise<HeldDrawCheck | null> {
  const { checkJackpot, checkTickets } = await import('@croupier/contracts/jackpot-draw');
  const drawn = await checkJackpot(proof, isSigned);
  if (!drawn) return null;
  const list = await checkTickets(proof, await allTickets(client, id));
  return {
    isCommitKept: drawn.isCommitKept,
    isSealKept: list.isSealKept && list.isWhole,
    isBeaconKept: drawn.isBeaconKept,
    isPlaceEqual: drawn.isPlaceEqual,
    isWinnerEqual: list.winner !== null && list.winner.round === win?.round,
  };
}

async function allTickets(
  client: Client,
  drawId: JackpotDraw['id'],
): Promise<readonly JackpotTicket[]> {
  const tickets: JackpotTicket[] = [];
  for (;;) {
    const after = tickets.at(-1)?.firstPlace;
    const page = await client.call(calls.jackpotTickets, {
      drawId,
      ...(after !== undefined && { after }),
    });
    tickets.push(...page);
    if (page.length < ticketsAtOnce) return tickets;
  }
}

/** The code for the curve is loaded only for draws that need it. */
async function isSigned(round: number, signature: string): Promise<boolean> {
  const quicknet = await import('@croupier/contracts/quicknet');
  return quicknet.isSigned(round, signature);
}
