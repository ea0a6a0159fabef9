import {
  formatAmount,
  type JackpotDraw,
  type JackpotTicket,
  type JackpotWin,
  type Localized,
} from '@croupier/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { maskedAccount } from '../identity/index.ts';
import { beaconProof } from '../lottery/index.ts';
import { seedOf, type JackpotDrawRow, type TicketRow } from './jackpot.store.ts';

export const ticketView = ({ round_id, first_place, places }: TicketRow): JackpotTicket => ({
  round: round_id,
  firstPlace: String(first_place),
  places: String(places),
});

type DrawWithHolder = JackpotDrawRow & {
  readonly account: string | null;
  readonly game: Localized | null;
};

/** A draw that takes no more stakes; server seed and place only once the draw is paid. */
export async function drawView(read: Kysely<Tables>, draw: DrawWithHolder): Promise<JackpotDraw> {
  if (draw.state === 'open') throw new Error(`jackpot draw ${draw.id} still takes stakes`);
  const isPaid = draw.state === 'paid';
  return {
    id: draw.id,
    numero: draw.numero,
    state: draw.state,
    amount: formatAmount(draw.pool_units),
    currency: draw.currency,
    locksAt: draw.locks_at.toISOString(),
    tickets: Number(draw.tickets),
    proof: {
      numero: draw.numero,
      commit: draw.commit_hash,
      places: String(draw.places),
      seal: draw.seal_hash,
      serverSeed: isPaid ? ((await seedOf(read, draw.id)) ?? null) : null,
      beacon: await beaconProof(read, draw),
      place: draw.place === null ? null : String(draw.place),
    },
    win: winOf(draw),
  };
}

function winOf({ account, game, winning_round, drawn_at }: DrawWithHolder): JackpotWin | null {
  if (account === null || game === null || winning_round === null || drawn_at === null) return null;
  return {
    account: maskedAccount(account),
    round: winning_round,
    game,
    wonAt: drawn_at.toISOString(),
  };
}
