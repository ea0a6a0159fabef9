import type { TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { accounts, type Booking, type Ledger } from '../ledger/index.ts';
import { changePayout, lockPayout, payableNow, type PayoutRow } from './payouts.store.ts';

export interface PayUses {
  readonly ledger: Pick<Ledger, 'book'>;
  readonly live: Pick<Live, 'publishAll'>;
}

type Payable = Pick<
  PayoutRow,
  'id' | 'kind' | 'currency' | 'upline_id' | 'agent_id' | 'amount_units'
>;

/** The house pays from its own account, an agent from cash through the float (decision 0033). */
function bookingOf(payout: Payable): Booking {
  const { id, kind, currency, upline_id: upline, agent_id: agent, amount_units: units } = payout;
  const to = accounts.cash(agent);
  const float = upline && accounts.agentFloat(upline);
  return {
    key: `agent-payout:${id}`,
    kind: kind === 'dividend' ? 'agent-dividend' : 'agent-salary',
    currency,
    reference: id,
    moves:
      upline && float
        ? [
            { from: accounts.cash(upline), to: float, amountUnits: units },
            { from: float, to, amountUnits: units },
          ]
        : [{ from: accounts.house('agents'), to, amountUnits: units }],
  };
}

/** Books payouts in their order, so that an agent can pay with what came just before. `null`: not enough money. */
export async function bookPayouts(
  tx: Tx,
  { ledger, live }: PayUses,
  payouts: readonly Payable[],
): Promise<readonly (TransferId | null)[]> {
  if (payouts.length === 0) return [];
  const booked = await ledger.book(tx, payouts.map(bookingOf));
  await live.publishAll(
    tx,
    payouts.map(({ agent_id: member, kind }) => ({
      topic: 'agent-contract.changed',
      audience: { member },
      payload: { kind },
    })),
  );
  return booked.map((answer) => {
    if (answer.ok) return answer.transfer;
    if (answer.code === 'insufficient-funds') return null;
    throw new Error(`a payout could not be booked: ${answer.code}`);
  });
}

const atOnce = 500;

/** Pays what waited for the payer's money, one transaction each. */
export async function payWaiting({ db, clock }: Core, uses: PayUses): Promise<void> {
  for (const id of await payableNow(db.read, atOnce))
    await db.transaction(async (tx) => {
      const payout = await lockPayout(tx, id);
      if (payout?.state !== 'waiting') return;
      const [transfer] = await bookPayouts(tx, uses, [payout]);
      if (transfer)
        await changePayout(tx, id, {
          state: 'paid',
          transfer_id: transfer,
          paid_at: clock.now(),
        });
    });
}
