import type { Core, Tx } from '../../core.ts';
import { gather } from '../../db/index.ts';
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
  type Desk,
  type IsSignedIn,
  type WalletOutcome,
} from './desk.ts';
import { authenticate } from './launches.ts';
import { decideSet, repeatedNonce, type MoneyCall } from './money-calls.ts';
import type { Order, OrderOf } from './orders.ts';
import type { Partner } from './partners.ts';
import { playableUnits } from './playable.ts';
import { promoWin } from './prizes.ts';
import { rollback } from './rollbacks.ts';
import { endRound } from './rounds.ts';
import { standing } from './standings.ts';
import type { MoneyOrder } from './wallet-set.ts';

export interface Caller {
  readonly partner: Partner;
  readonly nonce: string | null;
  /** The house itself, bringing its books to the provider's. */
  readonly isRepair?: boolean;
}

/** The wallet itself: it knows orders, and nothing of how they were asked for. */
export interface WalletCore {
  /** Decides an order in one transaction, with the nonce of its signature. Rejects where nothing was decided. */
  decide(caller: Caller, order: Order): Promise<WalletOutcome>;
}

export interface WalletUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly live: Pick<Live, 'publishAll'>;
  readonly isSignedIn: IsSignedIn;
}

export function createWalletCore(core: Core, uses: WalletUses): WalletCore {
  const decideMoney = gather((calls: readonly MoneyCall[]) =>
    core.db.transaction((tx) => decideSet(tx, calls, { core, ...uses })),
  );

  async function decideOnce(tx: Tx, caller: Caller, order: OtherOrder): Promise<WalletOutcome> {
    const now = core.clock.now();
    const { partner, nonce, isRepair = false } = caller;
    const isFirst = nonce === null || (await takeNonce(tx, { partner: partner.id, nonce, now }));
    if (!isFirst) return repeatedNonce;
    const desk: Desk = { core, ...uses, tx, partner, now, isRepair };
    return withBalance(desk, await decideOther(desk, order));
  }

  return {
    /** Bets and wins that come at the same time share a transaction; the rest has one of its own. */
    decide(caller, order) {
      if (order.call === 'bet' || order.call === 'win' || order.call === 'betwin')
        return decideMoney({ ...order, ...caller });
      return core.db.transaction((tx) => decideOnce(tx, caller, order));
    },
  };
}

type OtherOrder = Exclude<Order, { readonly call: MoneyOrder['call'] }>;

function decideOther(desk: Desk, order: OtherOrder): Promise<Decision> {
  switch (order.call) {
    case 'authenticate':
      return authenticate(desk, order.request);
    case 'balance':
      return balance(desk, order.request);
    case 'rollback':
      return rollback(desk, order.request);
    case 'end_round':
      return endRound(desk, order.request);
    case 'promo_win':
      return promoWin(desk, order.request);
    case 'status':
      return standing(desk, order.request);
    case 'adjust':
      return adjust(desk, order.request);
  }
}

async function balance(desk: Desk, request: OrderOf<'balance'>): Promise<Decision> {
  const session = await sessionOf(desk, request);
  return session
    ? { status: 'RS_OK', player: playerOf(session) }
    : refuse('RS_ERROR_INVALID_TOKEN');
}

async function withBalance(
  desk: Desk,
  { player, balanceUnits, ...decision }: Decision,
): Promise<WalletOutcome> {
  if (!player) return decision;
  const units = balanceUnits ?? (await playableUnits(desk, player));
  return { ...decision, player: { ...player, balanceUnits: units } };
}
