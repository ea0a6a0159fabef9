import { formatAmount, sha256Hex } from '@croupier/contracts';
import { drawPlace } from '@croupier/contracts/jackpot-draw';
import type { Core } from '../../core.ts';
import { maskedAccount } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Beacon } from '../lottery/index.ts';
import { changeDraw, seedOf, ticketAt, type JackpotDrawRow } from './jackpot.store.ts';
import type { jackpotBooking } from './jackpot-booking.ts';

/** Draws the winner once the value of the beacon is known. */
export function drawPayment(
  core: Core,
  { live, beacon }: { readonly live: Pick<Live, 'publish'>; readonly beacon: Beacon },
  { move }: { readonly move: ReturnType<typeof jackpotBooking> },
) {
  const { db, clock } = core;

  /**
   * Writes the result, the payment and the events in one transaction; a second run finds the draw already
   * paid.
   */
  async function drawAndPay(draw: JackpotDrawRow): Promise<void> {
    const { beacon_source: source, beacon_chain: chain, beacon_round: round, seal_hash } = draw;
    if (source === null || round === null || seal_hash === null) return;
    const found = await beacon.valueOf({ source, chain, round });
    const serverSeed = found && (await seedOf(db.read, draw.id));
    if (!found || !serverSeed) return;
    if ((await sha256Hex(serverSeed)) !== draw.commit_hash)
      throw new Error('the server seed does not match its commit: ask who changed it');
    const place = await drawPlace({
      serverSeed,
      numero: draw.numero,
      seal: seal_hash,
      places: draw.places,
      external: `${source}:${round}:${found.value}`,
    });
    await db.transaction(async (tx) => {
      const ticket = await ticketAt(tx, draw.id, place);
      if (!ticket) throw new Error(`place ${place} has no ticket`);
      const paid = await changeDraw(tx, draw, {
        state: 'paid',
        place,
        winning_round: ticket.round_id,
        drawn_at: clock.now(),
        beacon_value: found.value,
        beacon_signature: found.signature,
      });
      if (!paid) return;
      await move(tx, {
        key: `jackpot-win:${draw.id}`,
        kind: 'jackpot-win',
        currency: draw.currency,
        of: draw.id,
        move: {
          from: accounts.jackpot(draw.id),
          to: accounts.cash(ticket.member_id),
          amountUnits: draw.pool_units,
        },
      });
      const amount = formatAmount(draw.pool_units);
      // The winner's own news comes first: it stands for the news to everyone.
      const own = { source: 'jackpot', drawId: draw.id, amount } as const;
      await live.publish(tx, 'prize.won', { member: ticket.member_id }, own);
      const news = {
        drawId: draw.id,
        amount,
        currency: draw.currency,
        account: maskedAccount(ticket.account),
      };
      await live.publish(tx, 'jackpot.won', { brand: draw.brand }, news);
    });
  }

  return drawAndPay;
}
