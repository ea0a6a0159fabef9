import type { Core, Tx } from '../../core.ts';
import { accounts } from '../ledger/index.ts';
import { finishDraw, type DrawRow } from './draw.store.ts';
import type { PayoutUses } from './payouts.ts';
import { reopenRebates } from './rebate.store.ts';
import { addClose, currenciesOf } from './settlement.store.ts';
import { drawView } from './views.ts';

/** Closes a draw whose payouts are all booked. */
export async function closeDraw(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  uses: PayoutUses,
  draw: DrawRow,
): Promise<void> {
  const closed = await finishDraw(tx, draw, clock.now());
  for (const currency of await currenciesOf(tx, draw.id))
    await closeStakes(tx, uses, { draw, currency });
  if (draw.result_version > 1) await reopenRebates(tx, draw.id);
  await uses.live.publish(tx, 'draw.changed', 'everybody', drawView(closed));
}

/** The rest of the stakes goes to the house account, which has paid the winners. */
async function closeStakes(
  tx: Tx,
  { ledger }: PayoutUses,
  { draw, currency }: { draw: DrawRow; currency: string },
): Promise<void> {
  const from = accounts.drawStakes(draw.id);
  const amountUnits = await ledger.total(from, currency, tx);
  if (amountUnits === 0n) return;
  const [booked] = await ledger.book(tx, [
    {
      key: `draw-close:${draw.id}:${currency}:${draw.result_version}`,
      kind: 'draw-close',
      currency,
      reference: draw.id,
      moves: [{ from, to: accounts.house('lottery'), amountUnits }],
    },
  ]);
  if (!booked?.ok) throw new Error(`The stakes of draw ${draw.id} could not be closed`);
  await addClose(tx, {
    draw_id: draw.id,
    currency,
    result_version: draw.result_version,
    amount_units: amountUnits,
    transfer_id: booked.transfer,
    reopened_by: null,
  });
}
