import type { WalletStatus } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { batchRequests } from '../../db/index.ts';
import { takeNonce } from '../../http/nonces.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { adjust } from './adjusts.ts';
import {
  refuse,
  sessionOf,
  playerOf,
  type Decision,
  type WalletContext,
  type IsSignedIn,
  type WalletOutcome,
} from './wallet-context.ts';
import { authenticate } from './launches.ts';
import { decideSet, decideWhole, repeatedNonce, type MoneyCall } from './money-calls.ts';
import type { Order, OrderOf } from './orders.ts';
import type { Partner } from './partners.ts';
import { playableUnits } from './playable.ts';
import { promoWin } from './prizes.ts';
import { rollback } from './rollbacks.ts';
import { endRound } from './rounds.ts';
import { refreshSession } from './session-refresh.ts';
import { transactionStatus } from './transaction-status.ts';
import { tip } from './tips.ts';
import type { MoneyOrder } from './wallet-set-rows.ts';

export interface Caller {
  readonly partner: Partner;
  readonly nonce: string | null;
  /** The platform itself, repairing its books to match the provider's. */
  readonly isRepair?: boolean;
}

/** The wallet: it handles orders and does not know the protocol they came in. */
export interface WalletCore {
  /** Decides an order in one transaction, with the nonce of its signature. Rejects if nothing was decided. */
  decide(caller: Caller, order: Order): Promise<WalletOutcome>;
}

export interface WalletUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly live: Pick<Live, 'publishAll'>;
  readonly isSignedIn: IsSignedIn;
}

export function createWalletCore(core: Core, uses: WalletUses): WalletCore {
  const decideMoney = batchRequests((calls: readonly MoneyCall[]) =>
    core.db.transaction((tx) => decideSet(tx, calls, { core, ...uses })),
  );

  /** A refusal commits, too: its nonce is spent, and a refused transaction id stays refused. */
  async function decideOnce(tx: Tx, caller: Caller, order: OtherOrder): Promise<WalletOutcome> {
    const now = core.clock.now();
    const { partner, isRepair = false } = caller;
    if (!(await isFirst(tx, caller))) return repeatedNonce;
    const context: WalletContext = { core, ...uses, tx, partner, now, isRepair };
    return withBalance(context, await decideOther(context, order));
  }

  const isFirst = async (tx: Tx, { partner, nonce }: Caller) =>
    nonce === null || takeNonce(tx, { partner: partner.id, nonce, now: core.clock.now() });

  /** Each item goes its own way, as if it had come alone: one that fails leaves the others as they are. */
  async function decideEach(caller: Caller, order: BatchOrder): Promise<WalletOutcome> {
    if (!(await core.db.transaction((tx) => isFirst(tx, caller)))) return repeatedNonce;
    const { partner } = caller;
    const calls =
      order.call === 'bets'
        ? order.request.items.map((request) => ({ call: 'bet', request }) as const)
        : order.request.items.map((request) => ({ call: 'win', request }) as const);
    const outcomes = await Promise.all(
      calls.map((call) => decideMoney({ ...call, partner, nonce: null }).catch(undecided(call))),
    );
    return batchOf(order, outcomes, 'RS_OK');
  }

  const undecided =
    ({ call }: Pick<MoneyCall, 'call'>) =>
    (error: unknown): WalletOutcome => {
      core.log.error({ err: error, call }, 'an item of a batch could not be decided');
      return { status: 'RS_ERROR_TIMEOUT' };
    };

  function decideBatch(caller: Caller, order: BatchOrder): Promise<WalletOutcome> {
    if (order.call === 'wins' || order.request.mode === 'each') return decideEach(caller, order);
    const { partner } = caller;
    const bets = order.request.items;
    return core.db.transaction(async (tx) => {
      if (!(await isFirst(tx, caller))) return repeatedNonce;
      const outcomes = await decideWhole(tx, { partner, bets }, { core, ...uses });
      const isBooked = outcomes.every(({ status }) => status === 'RS_OK');
      return batchOf(order, outcomes, isBooked ? 'RS_OK' : 'RS_ERROR_BATCH_REFUSED');
    });
  }

  return {
    /** Simultaneous bets and wins share a transaction; other orders have their own. */
    decide(caller, order) {
      if (order.call === 'bet' || order.call === 'win' || order.call === 'betwin')
        return decideMoney({ ...order, ...caller });
      if (order.call === 'bets' || order.call === 'wins') return decideBatch(caller, order);
      return core.db.transaction((tx) => decideOnce(tx, caller, order));
    },
  };
}

type BatchOrder = Extract<Order, { readonly call: 'bets' | 'wins' }>;
type OtherOrder = Exclude<Order, BatchOrder | { readonly call: MoneyOrder['call'] }>;

const batchOf = (
  { request }: BatchOrder,
  outcomes: readonly WalletOutcome[],
  status: WalletStatus,
): WalletOutcome => ({
  status,
  items: request.items.map(({ transaction_uuid: transactionUuid }, index) => ({
    ...(outcomes[index] ?? { status: 'RS_ERROR_TIMEOUT' }),
    transactionUuid,
  })),
});

function decideOther(context: WalletContext, order: OtherOrder): Promise<Decision> {
  switch (order.call) {
    case 'authenticate':
      return authenticate(context, order.request);
    case 'refresh':
      return refreshSession(context, order.request);
    case 'balance':
      return balance(context, order.request);
    case 'rollback':
      return rollback(context, order.request);
    case 'end_round':
      return endRound(context, order.request);
    case 'promo_win':
      return promoWin(context, order.request);
    case 'tip':
      return tip(context, order.request);
    case 'status':
      return transactionStatus(context, order.request);
    case 'adjust':
      return adjust(context, order.request);
  }
}

async function balance(context: WalletContext, request: OrderOf<'balance'>): Promise<Decision> {
  const session = await sessionOf(context, request);
  return session
    ? { status: 'RS_OK', player: playerOf(session) }
    : refuse('RS_ERROR_INVALID_TOKEN');
}

async function withBalance(
  context: WalletContext,
  { player, balanceUnits, ...decision }: Decision,
): Promise<WalletOutcome> {
  if (!player) return decision;
  const units = balanceUnits ?? (await playableUnits(context, player));
  return { ...decision, player: { ...player, balanceUnits: units } };
}
