import { hash, timingSafeEqual } from 'node:crypto';
import { formatAmount, type WalletStatus } from '@croupier/contracts';
import type { WalletOutcome } from '../wallet-context.ts';
import type { Dialect } from '../dialect.ts';
import type { Partner } from '../partners.ts';
import { evolutionCalls, readEvolution, uuidOf } from './evolution-request.ts';

/**
 * Evolution's One Wallet: decimal amounts, its own statuses, and a token in the address instead of a
 * signature.
 */
export const evolution: Dialect = {
  id: 'evolution',
  route: '/wallet/evolution/:partner/:call',

  admit({ params, query }, partners, now) {
    const partner = partners.byId(params['partner'] ?? '');
    const token = query['authToken'];
    return partner && typeof token === 'string' && isLive(partner, token, now)
      ? { ok: true, partner, nonce: null }
      : { ok: false, status: 'RS_ERROR_INVALID_SIGNATURE' };
  },

  read({ params, body }) {
    const call = params['call'] ?? '';
    return evolutionCalls.includes(call) ? readEvolution(call, body) : null;
  },

  answer(outcome, { params, body }) {
    const { player, more } = outcome;
    const call = params['call'] ?? '';
    const status = statusOf(outcome, call);
    const httpStatus = status === 'INVALID_TOKEN_ID' ? 401 : 200;
    const uuid = uuidOf(body);
    if (call === 'check')
      return { httpStatus, body: { status, uuid, ...(more?.token && { sid: more.token }) } };
    const balance = Number(formatAmount(player?.balanceUnits ?? 0n));
    const isOpen = status === 'TEMPORARY_ERROR';
    return {
      httpStatus,
      body: { status, balance, bonus: 0, uuid, ...(isOpen && { retransmission: true }) },
    };
  },
};

/** The keys' secrets are the tokens; they are compared by their hashes, which have equal length. */
function isLive({ keys }: Partner, token: string, now: Date): boolean {
  const given = Buffer.from(hash('sha256', token));
  return Object.values(keys).some(
    ({ secret, until }) =>
      (!until || now < until) && timingSafeEqual(Buffer.from(hash('sha256', secret)), given),
  );
}

function statusOf({ status, isRepeat, isUnknown }: WalletOutcome, call: string): string {
  if (status === 'RS_OK' && isRepeat && call === 'debit') return 'BET_ALREADY_EXIST';
  if (status === 'RS_OK' && isRepeat) return 'BET_ALREADY_SETTLED';
  if (status === 'RS_OK' && isUnknown) return 'BET_DOES_NOT_EXIST';
  // A rolled back bet is decided: a win cannot change that.
  if (status === 'RS_ERROR_TRANSACTION_ROLLED_BACK' && call === 'credit')
    return 'BET_ALREADY_SETTLED';
  return statuses[status];
}

const statuses = {
  RS_OK: 'OK',
  RS_ERROR_UNKNOWN: 'UNKNOWN_ERROR',
  RS_ERROR_TIMEOUT: 'TEMPORARY_ERROR',
  RS_ERROR_INVALID_PARTNER: 'INVALID_TOKEN_ID',
  RS_ERROR_INVALID_TOKEN: 'INVALID_SID',
  RS_ERROR_TOKEN_EXPIRED: 'INVALID_SID',
  RS_ERROR_INVALID_GAME: 'FINAL_ERROR_ACTION_FAILED',
  RS_ERROR_WRONG_CURRENCY: 'INVALID_PARAMETER',
  RS_ERROR_NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
  RS_ERROR_USER_DISABLED: 'FINAL_ERROR_ACTION_FAILED',
  RS_ERROR_INVALID_SIGNATURE: 'INVALID_TOKEN_ID',
  RS_ERROR_WRONG_SYNTAX: 'INVALID_PARAMETER',
  RS_ERROR_WRONG_TYPES: 'INVALID_PARAMETER',
  RS_ERROR_DUPLICATE_TRANSACTION: 'INVALID_PARAMETER',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'BET_DOES_NOT_EXIST',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'FINAL_ERROR_ACTION_FAILED',
  RS_ERROR_ALREADY_SETTLED: 'BET_ALREADY_SETTLED',
  RS_ERROR_LIMIT_REACHED: 'FINAL_ERROR_ACTION_FAILED',
  RS_ERROR_BET_LIMIT_EXCEEDED: 'FINAL_ERROR_ACTION_FAILED',
  RS_ERROR_BATCH_REFUSED: 'FINAL_ERROR_ACTION_FAILED',
} satisfies Record<WalletStatus, string>;
