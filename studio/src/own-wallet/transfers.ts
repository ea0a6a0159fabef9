import type { TransferAnswer, TransferCall, TransferStatus } from '@croupier/contracts';
import type { Db, Tx } from '../db/connect.ts';
import {
  addTransfer,
  addUnits,
  endTransfer,
  takeUnits,
  transferOf,
  unitsOf,
  type Holder,
  type WalletTransfer,
} from './own-wallet.store.ts';

export interface TransferOrder extends Holder {
  readonly reference: string;
  readonly units: bigint;
}

const statusOf = {
  done: 'RS_OK',
  'no-money': 'RS_ERROR_NOT_ENOUGH_MONEY',
  refused: 'RS_ERROR_REFUSED',
} satisfies Record<WalletTransfer['outcome'], TransferStatus>;

const currencies: readonly string[] = ['BDT', 'EUR'];

/** The provider's side of the transfer protocol. The outcome of a reference is final. */
export function createTransfers({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  function rowOf(order: TransferOrder, direction: WalletTransfer['direction']): WalletTransfer {
    const { player, currency, reference, units } = order;
    const outcome = direction === 'none' ? 'refused' : 'done';
    return { reference, player, currency, direction, units, outcome, made_at: now() };
  }

  async function move(
    tx: Tx,
    order: TransferOrder,
    direction: 'deposit' | 'withdraw',
  ): Promise<TransferStatus> {
    const row = rowOf(order, direction);
    if (!(await addTransfer(tx, row))) return repeated(await transferOf(tx, order.reference), row);
    if (direction === 'deposit') await addUnits(tx, order, order.units);
    else if (!(await takeUnits(tx, order, order.units))) {
      await endTransfer(tx, { reference: order.reference, outcome: 'no-money' });
      return 'RS_ERROR_NOT_ENOUGH_MONEY';
    }
    return 'RS_OK';
  }

  /** A reference that is unknown when its status is queried is refused permanently, so that "failed" is reliable. */
  async function check(tx: Tx, order: TransferOrder): Promise<TransferStatus> {
    await addTransfer(tx, rowOf(order, 'none'));
    const known = await transferOf(tx, order.reference);
    return known ? statusOf[known.outcome] : 'RS_ERROR_UNKNOWN';
  }

  return async (call: TransferCall, order: TransferOrder): Promise<TransferAnswer> => {
    if (!currencies.includes(order.currency)) return { status: 'RS_ERROR_WRONG_CURRENCY' };
    const status =
      call === 'balance'
        ? 'RS_OK'
        : await db.transaction((tx) =>
            call === 'check' ? check(tx, order) : move(tx, order, call),
          );
    return { status, balance: String(await unitsOf(db.read, order)) };
  };
}

export type Transfers = ReturnType<typeof createTransfers>;

function repeated(known: WalletTransfer | undefined, row: WalletTransfer): TransferStatus {
  if (!known) return 'RS_ERROR_UNKNOWN';
  if (known.direction === 'none') return 'RS_ERROR_REFUSED';
  const isSame =
    known.player === row.player &&
    known.currency === row.currency &&
    known.direction === row.direction &&
    known.units === row.units;
  return isSame ? statusOf[known.outcome] : 'RS_ERROR_DUPLICATE_TRANSACTION';
}
