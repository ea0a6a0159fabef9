import type { WalletCall, WalletStatus } from '@croupier/contracts';
import { z } from 'zod';

const name = z.string().min(1).max(128);

/** Units of 1/100,000 as an integer string or a JSON integer that is exact; never a fraction or negative. */
const units = z.union([
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(BigInt),
  z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).transform(BigInt),
]);

const request = z.object({ request_uuid: name });
const money = request.extend({
  transaction_uuid: name,
  round: name,
  round_closed: z.boolean().default(false),
  currency: z.string().regex(/^[A-Z]{3}$/),
  amount: units,
  game_code: name,
  user: name.optional(),
  // Free rounds are not agreed with any provider yet: debiting one silently would be wrong.
  is_free: z.literal(false).optional(),
});

const requests = {
  authenticate: request.extend({ launch_token: name, game_code: name }),
  balance: request.extend({ token: name, game_code: name.optional(), user: name.optional() }),
  bet: money.extend({ token: name }),
  win: money.extend({ token: name.optional(), reference_transaction_uuid: name }),
  rollback: request.extend({
    token: name.optional(),
    user: name.optional(),
    transaction_uuid: name,
    reference_transaction_uuid: name,
    round: name,
    game_code: name.optional(),
  }),
  end_round: request.extend({
    token: name.optional(),
    user: name.optional(),
    round: name,
    game_code: name.optional(),
    outcome: z.enum(['completed', 'cancelled']).default('completed'),
  }),
} satisfies Record<WalletCall, z.ZodType>;

export type RequestOf<C extends WalletCall> = z.infer<(typeof requests)[C]>;

export type AnyRequest = {
  [C in WalletCall]: { readonly call: C; readonly request: RequestOf<C> };
}[WalletCall];

export type Read =
  | { readonly ok: true; readonly value: AnyRequest }
  | { readonly ok: false; readonly status: WalletStatus; readonly requestId: string };

const calls = ['authenticate', 'balance', 'bet', 'win', 'rollback', 'end_round'] as const;

export function isWalletCall(text: string): text is WalletCall {
  return calls.some((call) => call === text);
}

/** Reads a body: `WRONG_SYNTAX` where it is no JSON or lacks a field, `WRONG_TYPES` where a field is not as agreed. */
export function readRequest(call: WalletCall, body: string): Read {
  const json = parseJson(body);
  const requestId = idOf(json);
  if (json === undefined) return { ok: false, status: 'RS_ERROR_WRONG_SYNTAX', requestId };
  if (hasInexactAmount(body)) return { ok: false, status: 'RS_ERROR_WRONG_TYPES', requestId };
  const read = parse(call, json);
  if (read.success) return { ok: true, value: read.data };
  const lacks = read.error.issues.some((issue) => valueAt(json, issue.path) === undefined);
  return { ok: false, status: lacks ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES', requestId };
}

type Parsed = { success: true; data: AnyRequest } | { success: false; error: z.ZodError };

function parse(call: WalletCall, json: unknown): Parsed {
  switch (call) {
    case 'authenticate':
      return tagged(call, requests.authenticate.safeParse(json));
    case 'balance':
      return tagged(call, requests.balance.safeParse(json));
    case 'bet':
      return tagged(call, requests.bet.safeParse(json));
    case 'win':
      return tagged(call, requests.win.safeParse(json));
    case 'rollback':
      return tagged(call, requests.rollback.safeParse(json));
    case 'end_round':
      return tagged(call, requests.end_round.safeParse(json));
  }
}

function tagged<C extends WalletCall, R>(call: C, result: z.ZodSafeParseResult<R>) {
  return result.success ? { success: true as const, data: { call, request: result.data } } : result;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `1e3` and `10.0` are integers once parsed: only the text shows that they were not sent as such. */
function hasInexactAmount(body: string): boolean {
  return /"amount"\s*:\s*-?\d+[.eE]/.test(body);
}

function idOf(json: unknown): string {
  const id = valueAt(json, ['request_uuid']);
  return typeof id === 'string' ? id.slice(0, 128) : '';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key] = path;
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
