import { calls, type ErrorCode } from '@croupier/contracts';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { AnyCall } from './routes.ts';

/** How often a call may be made per minute, from one address and for one account. */
export interface Limit {
  readonly perAddress: number;
  readonly perAccount: number;
  /** The input field that names the account. */
  readonly account: string;
  /**
   * How often a minute an address may be refused for each of these reasons: what an attack tries again and again.
   * Other refusals, such as a mistyped field, count for nothing.
   */
  readonly refusals?: Partial<Readonly<Record<ErrorCode, number>>>;
}

/** Guesses at a captcha, a code of an SMS or an invitation, and names tried to see which of them exist. */
const registrationRefusals = {
  'wrong-captcha': 20,
  'wrong-code': 20,
  invitation_code_error: 20,
  'username-taken': 20,
  'mobile-taken': 20,
};
/** Whole families and companies share an address; hashing has a queue of its own. */
const registration = { perAddress: 300, perAccount: 60, refusals: registrationRefusals };

export const defaultLimits: ReadonlyMap<AnyCall, Limit> = new Map<AnyCall, Limit>([
  [calls.login, { perAddress: 60, perAccount: 12, account: 'username' }],
  [calls.register, { ...registration, account: 'username' }],
  [calls.registerMobile, { ...registration, account: 'mobileNum' }],
  [calls.beginPasskeyLogin, { perAddress: 60, perAccount: 3_000, account: 'none' }],
  [calls.freePlay, { perAddress: 10, perAccount: 10, account: 'random' }],
  [calls.forgotPassword, { perAddress: 20, perAccount: 6, account: 'username' }],
  [calls.resetByLink, { perAddress: 20, perAccount: 12, account: 'secret' }],
  [calls.resetByPhone, { perAddress: 20, perAccount: 12, account: 'mobileNum' }],
  // A link can be opened by many people at once; guesses come from one address.
  [calls.affiliateCheck, { perAddress: 60, perAccount: 3_000, account: 'code' }],
  [calls.createTeamMember, { perAddress: 60, perAccount: 12, account: 'username' }],
  [calls.enterCampaignCode, { perAddress: 60, perAccount: 3_000, account: 'code' }],
  [calls.operatorLogin, { perAddress: 30, perAccount: 12, account: 'name' }],
]);

export interface Limits {
  /** The limit of this call; `null` for most calls. */
  of(call: AnyCall): CallLimit | null;
}

export interface CallLimit {
  /** Seconds to wait before this call from this address; 0 when it may proceed. */
  address(ip: string): Promise<number>;
  /** Seconds to wait before this call for this account of this brand; 0 when it may proceed. */
  account(brand: string, input: unknown): Promise<number>;
  /** Counts a refusal, where its reason is one that attacks bring about. */
  refused(ip: string, code: ErrorCode): Promise<void>;
}

/** These limits keep password hashing affordable; the lock of an account is in the database. */
export function createLimits(
  redis: Redis | null,
  rules: ReadonlyMap<AnyCall, Limit> = defaultLimits,
): Limits {
  const limits = new Map([...rules].map(([call, rule]) => [call, callLimit(redis, call, rule)]));
  return { of: (call) => limits.get(call) ?? null };
}

function callLimit(redis: Redis | null, { path }: AnyCall, rule: Limit): CallLimit {
  const byAddress = limiterOf(redis, `${path} address`, rule.perAddress);
  const byAccount = limiterOf(redis, `${path} account`, rule.perAccount);
  const byRefusal = new Map(
    Object.entries(rule.refusals ?? {}).map(([code, points]) => [
      code,
      limiterOf(redis, `${path} ${code}`, points),
    ]),
  );
  return {
    async address(ip) {
      const waits = [...byRefusal.values()].map((limiter) => waitWithout(limiter, ip));
      return Math.max(await waitFor(byAddress, ip), ...(await Promise.all(waits)));
    },
    async refused(ip, code) {
      const limiter = byRefusal.get(code);
      if (limiter) await waitFor(limiter, ip);
    },
    account: (brand, input) => waitFor(byAccount, `${brand}:${accountOf(input, rule.account)}`),
  };
}

/** Counts in Redis for all nodes together. Without Redis, or while it is down, each node counts by itself. */
function limiterOf(redis: Redis | null, name: string, points: number): RateLimiterAbstract {
  const rule = { keyPrefix: `croupier:limit ${name}`, points, duration: 60 };
  const inProcess = new RateLimiterMemory(rule);
  if (!redis) return inProcess;
  return new RateLimiterRedis({
    ...rule,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inProcess,
  });
}

async function waitFor(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  }
}

/** Seconds until there is room again, without taking a place. */
async function waitWithout(limiter: RateLimiterAbstract, key: string): Promise<number> {
  const used = await limiter.get(key);
  if (!used || used.consumedPoints < limiter.points) return 0;
  return Math.max(1, Math.ceil(used.msBeforeNext / 1_000));
}

function accountOf(input: unknown, field: string): string {
  if (typeof input !== 'object' || input === null) return '';
  const value = Object.entries(input).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
