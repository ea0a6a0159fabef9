import { createHash } from 'node:crypto';
import type { JackpotDrawId } from '@croupier/contracts';
import { ticketLine } from '@croupier/contracts/jackpot-draw';
import type { Core } from '../../core.ts';
import type { Beacon } from '../lottery/index.ts';
import { changeDraw, ticketsAfter, type JackpotDrawRow } from './jackpot.store.ts';
import { ticketView } from './views.ts';

/** Time from the seal to the beacon's round. */
const afterSealMs = 60_000;

const ticketsAtOnce = 5_000;

/** Seals the tickets of a locked draw and binds it to a round of the beacon. */
export function drawSealing(core: Core, { beacon }: { readonly beacon: Beacon }) {
  const { db, clock } = core;

  async function sealAndBind(draw: JackpotDrawRow): Promise<void> {
    const seal_hash = await sealOf(draw.id);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const drawsAt = new Date(now.getTime() + afterSealMs);
      const bound = await beacon.roundFor(tx, { locksAt: now, drawsAt });
      if (!bound) return;
      await changeDraw(tx, draw, {
        state: 'sealed',
        seal_hash,
        beacon_source: bound.source,
        beacon_chain: bound.chain,
        beacon_round: bound.round,
      });
    });
  }

  async function sealOf(draw: JackpotDrawId): Promise<string> {
    const hash = createHash('sha256');
    for (let after = -1n; ;) {
      const page = await ticketsAfter(db.read, { draw, after, limit: ticketsAtOnce });
      for (const ticket of page) hash.update(ticketLine(ticketView(ticket)));
      const last = page.at(-1);
      if (!last || page.length < ticketsAtOnce) return hash.digest('hex');
      after = last.first_place;
    }
  }

  return sealAndBind;
}
