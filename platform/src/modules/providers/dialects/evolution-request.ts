import { z } from 'zod';
import type { ReadRequest } from '../dialect.ts';
import type { Order } from '../orders.ts';
import { plainName } from './plain-name.ts';

const name = plainName(100);

/** A decimal number with at most five decimal places. */
const decimal = z
  .union([z.number(), z.string()])
  .transform((value, context) => unitsIn(String(value)) ?? refuse(context));

function refuse(context: z.core.$RefinementCtx): never {
  context.addIssue('must be an amount with five decimals at most');
  return z.NEVER;
}

function unitsIn(text: string): bigint | null {
  const parts = /^(\d{1,11})(?:\.(\d{1,5}))?$/.exec(text);
  return parts ? BigInt(`${parts[1]}${(parts[2] ?? '').padEnd(5, '0')}`) : null;
}

const base = z.object({ sid: name, userId: name, uuid: name.optional() });
const game = z.object({
  id: name,
  details: z.object({ table: z.object({ id: name }) }),
});
const money = base.extend({
  currency: z.string().regex(/^[A-Z]{3}$/),
  game,
  transaction: z.object({ id: name, refId: name, amount: decimal }),
});
const prize = base.extend({
  currency: z.string().regex(/^[A-Z]{3}$/),
  promoTransaction: z.object({ type: name, id: name, amount: decimal }),
});

type Money = z.infer<typeof money>;

/** Maps each call to a wallet order. A bet and its result share `refId`, which is the bet's id. */
const readers: Readonly<Record<string, (json: unknown) => Order>> = {
  check(json) {
    const { sid } = base.parse(json);
    return { call: 'authenticate', request: { launch_token: sid } };
  },
  balance(json) {
    const { sid, userId } = base.parse(json);
    return { call: 'balance', request: { token: sid, user: userId } };
  },
  debit(json) {
    const asked = money.parse(json);
    return {
      call: 'bet',
      request: { ...moneyOf(asked), token: asked.sid, transaction_uuid: asked.transaction.refId },
    };
  },
  credit(json) {
    const asked = money.parse(json);
    const { id, refId } = asked.transaction;
    return {
      call: 'win',
      request: {
        ...moneyOf(asked),
        transaction_uuid: `credit:${id}`,
        reference_transaction_uuid: refId,
        round_closed: true,
      },
    };
  },
  cancel(json) {
    const { userId, game: played, transaction } = money.parse(json);
    return {
      call: 'rollback',
      request: {
        user: userId,
        transaction_uuid: `cancel:${transaction.id}`,
        reference_transaction_uuid: transaction.refId,
        round: roundOf(played.id, transaction.refId),
        game_code: played.details.table.id,
      },
    };
  },
  promo_payout(json) {
    const { userId, currency, promoTransaction } = prize.parse(json);
    const { id, type, amount } = promoTransaction;
    return {
      call: 'promo_win',
      request: { user: userId, transaction_uuid: `promo:${id}`, campaign: type, currency, amount },
    };
  },
};

function moneyOf({ userId, currency, game: played, transaction }: Money) {
  return {
    user: userId,
    round: roundOf(played.id, transaction.refId),
    round_closed: false,
    currency,
    amount: transaction.amount,
    game_code: played.details.table.id,
  };
}

/** A table's round contains bets of many players, each with its own end: here each bet is a round. */
const roundOf = (round: string, bet: string) => `${round}/${bet}`;

export const evolutionCalls: readonly string[] = Object.keys(readers);

export function readEvolution(call: string, body: string): ReadRequest {
  const reader = new Map(Object.entries(readers)).get(call);
  try {
    return reader
      ? { ok: true, order: reader(JSON.parse(body)) }
      : { ok: false, status: 'RS_ERROR_WRONG_SYNTAX' };
  } catch {
    return { ok: false, status: 'RS_ERROR_WRONG_TYPES' };
  }
}

export function uuidOf(body: string): string {
  try {
    return base.pick({ uuid: true }).parse(JSON.parse(body)).uuid ?? '';
  } catch {
    return '';
  }
}
