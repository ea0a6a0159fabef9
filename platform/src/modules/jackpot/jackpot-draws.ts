import type { Core } from '../../core.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Beacon } from '../lottery/index.ts';
import { feedOpenDraw } from './feed.ts';
import {
  lockJackpot,
  jackpotsOf,
  openDrawOf,
  unfinishedDraws,
  type JackpotDrawRow,
  type JackpotRow,
} from './jackpot.store.ts';
import { jackpotBooking } from './jackpot-booking.ts';
import { drawPeriods } from './open-draw.ts';
import { drawSealing } from './seal-draw.ts';
import { drawPayment } from './pay-draw.ts';

/** Rounds that closed just before the lock may still be in transactions. */
const settlingMs = 5_000;

export interface JackpotDrawsUses {
  readonly ledger: Pick<Ledger, 'book'>;
  readonly live: Pick<Live, 'publish'>;
  readonly beacon: Beacon;
}

/**
 * `open → locked → sealed → paid`, or `rolled` without tickets. The commit is published when a draw opens,
 * the tickets are sealed after its lock, and only then the draw is bound to a future round of the beacon: no
 * side can choose a value when it knows the other's.
 */
export function createJackpotDraws(core: Core, { ledger, live, beacon }: JackpotDrawsUses) {
  const { db, clock, log } = core;
  const move = jackpotBooking({ ledger });
  const { open, lock } = drawPeriods(core, { ledger }, { move });
  const sealAndBind = drawSealing(core, { beacon });
  const drawAndPay = drawPayment(core, { beacon, live }, { move });

  /** Advances every jackpot as far as its schedule allows. A failing jackpot does not block the others. */
  async function advance(): Promise<void> {
    await beacon.prepare();
    for (const jackpot of await jackpotsOf(db.read))
      await alone(jackpot.id, () => advanceOpen(jackpot));
    for (const draw of await unfinishedDraws(db.read)) await alone(draw.id, () => step(draw));
  }

  async function alone(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, jackpot: what }, 'a jackpot could not go on; it is tried again');
    }
  }

  async function advanceOpen(jackpot: JackpotRow): Promise<void> {
    await feedOpenDraw(core, ledger, jackpot.id);
    await db.transaction(async (tx) => {
      const held = await lockJackpot(tx, jackpot.id);
      const draw = await openDrawOf(tx, jackpot.id);
      if (!held) return;
      if (!draw) {
        if (held.is_active) await open(tx, held, 0n);
        return;
      }
      if (clock.now().getTime() < draw.locks_at.getTime() + settlingMs) return;
      await lock(tx, held, draw);
    });
  }

  function step(draw: JackpotDrawRow): Promise<void> {
    return draw.state === 'locked' ? sealAndBind(draw) : drawAndPay(draw);
  }

  return { advance };
}
