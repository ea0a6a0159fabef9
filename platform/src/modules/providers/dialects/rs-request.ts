import { walletBatchAtMost, walletBatchModes, type WalletStatus } from '@croupier/contracts';
import { z } from 'zod';
import type { ReadRequest } from '../dialect.ts';
import type { Order, OrderName, Orders } from '../orders.ts';
import { plainName } from './plain-name.ts';

const name = plainName(128);
const currency = z.string().regex(/^[A-Z]{3}$/);

const unitsText = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(BigInt);
/** Units of 1/100,000 as an integer string or an exact JSON integer; never a fraction or negative. */
const units = z.union([
  unitsText,
  z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).transform(BigInt),
]);
const signedUnits = z.union([
  z
    .string()
    .regex(/^-?\d{1,16}$/)
    .transform(BigInt),
  z.number().int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).transform(BigInt),
]);

const request = z.object({ request_uuid: name });
const whose = request.extend({ token: name.optional(), user: name.optional() });
const money = whose.extend({
  transaction_uuid: name,
  round: name,
  round_closed: z.boolean().default(false),
  currency,
  amount: units,
  game_code: name,
  /** Data for the provider's own records; the wallet ignores it. */
  meta: z.record(z.string(), z.unknown()).optional(),
});
const stake = money.extend({
  token: name,
  is_free: z.boolean().optional(),
  reward_uuid: name.optional(),
});

const payout = money.extend({
  reference_transaction_uuid: name.optional(),
  jackpot_win: units.optional(),
  is_free: z.boolean().optional(),
  reward_uuid: name.optional(),
});
/** Items of a batch have their amounts as strings alone. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(walletBatchAtMost);

/** The bodies of the native protocol; the published description is generated from these. */
export const rsRequests = {
  authenticate: request.extend({ launch_token: name, game_code: name }),
  refresh: request.extend({ token: name }),
  balance: whose.extend({ token: name, game_code: name.optional() }),
  bet: stake,
  win: payout,
  betwin: stake.extend({
    win_transaction_uuid: name,
    win_amount: units,
    jackpot_win: units.optional(),
  }),
  bets: request.extend({
    mode: z.enum(walletBatchModes).default('each'),
    items: listOf(stake.omit({ request_uuid: true }).extend({ amount: unitsText })),
  }),
  wins: request.extend({
    items: listOf(
      payout
        .omit({ request_uuid: true })
        .extend({ amount: unitsText, jackpot_win: unitsText.optional() }),
    ),
  }),
  rollback: whose.extend({
    transaction_uuid: name,
    reference_transaction_uuid: name,
    round: name,
    game_code: name.optional(),
  }),
  end_round: whose.extend({
    round: name,
    game_code: name.optional(),
    outcome: z.enum(['completed', 'cancelled']).default('completed'),
    final_state: z.unknown().optional(),
  }),
  promo_win: whose.extend({ transaction_uuid: name, campaign: name, currency, amount: units }),
  tip: whose.extend({
    token: name,
    transaction_uuid: name,
    round: name,
    currency,
    amount: units.refine((amount) => amount > 0n),
    game_code: name,
  }),
  status: whose.extend({ transaction_uuid: name }),
  adjust: whose.extend({
    transaction_uuid: name,
    reference: name,
    reason: z.enum(['resettle', 'void_settlement']),
    currency,
    amount: signedUnits,
  }),
} satisfies { readonly [Name in OrderName]: z.ZodType<Orders[Name]> };

/**
 * Parses a body: `WRONG_SYNTAX` if it is not JSON or lacks a field, `WRONG_TYPES` if a field does not match
 * the schema.
 */
export function readRequest(call: OrderName, body: string): ReadRequest {
  const json = parseJson(body);
  if (json === undefined) return refused('RS_ERROR_WRONG_SYNTAX');
  if (hasInexactAmount(json, body)) return refused('RS_ERROR_WRONG_TYPES');
  const read = parse(call, json);
  if (read.success) return { ok: true, order: read.data };
  const lacks = read.error.issues.some((issue) => valueAt(json, issue.path) === undefined);
  return refused(lacks ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES');
}

/** The id of a request, also of an unreadable one: the answer repeats it. */
export function requestIdOf(body: string): string {
  const id = valueAt(parseJson(body), ['request_uuid']);
  return typeof id === 'string' ? id.slice(0, 128) : '';
}

const refused = (status: WalletStatus): ReadRequest => ({ ok: false, status });

type Parsed = { success: true; data: Order } | { success: false; error: z.ZodError };

function parse(call: OrderName, json: unknown): Parsed {
  switch (call) {
    case 'authenticate':
      return tagged(call, rsRequests.authenticate.safeParse(json));
    case 'refresh':
      return tagged(call, rsRequests.refresh.safeParse(json));
    case 'balance':
      return tagged(call, rsRequests.balance.safeParse(json));
    case 'bet':
      return tagged(call, rsRequests.bet.safeParse(json));
    case 'win':
      return tagged(call, rsRequests.win.safeParse(json));
    case 'betwin':
      return tagged(call, rsRequests.betwin.safeParse(json));
    case 'bets':
      return tagged(call, rsRequests.bets.safeParse(json));
    case 'wins':
      return tagged(call, rsRequests.wins.safeParse(json));
    case 'rollback':
      return tagged(call, rsRequests.rollback.safeParse(json));
    case 'end_round':
      return tagged(call, rsRequests.end_round.safeParse(json));
    case 'promo_win':
      return tagged(call, rsRequests.promo_win.safeParse(json));
    case 'tip':
      return tagged(call, rsRequests.tip.safeParse(json));
    case 'status':
      return tagged(call, rsRequests.status.safeParse(json));
    case 'adjust':
      return tagged(call, rsRequests.adjust.safeParse(json));
  }
}

function tagged<C extends OrderName, R>(call: C, result: z.ZodSafeParseResult<R>) {
  return result.success ? { success: true as const, data: { call, request: result.data } } : result;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const amounts = ['amount', 'win_amount', 'jackpot_win'];

/** `1e3` and `10.0` are integers after parsing: only the text shows that they were sent in another form. */
function hasInexactAmount(json: unknown, body: string): boolean {
  return amounts.some((field) => {
    const value = valueAt(json, [field]);
    return (
      typeof value === 'number' && !new RegExp(`"${field}"\\s*:\\s*${value}\\s*[,}]`).test(body)
    );
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key] = path;
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
