import type { WalletAnswer, WalletStatus } from '@croupier/contracts';
import { z } from 'zod';

const statuses = {
  RS_OK: true,
  RS_ERROR_UNKNOWN: true,
  RS_ERROR_TIMEOUT: true,
  RS_ERROR_INVALID_PARTNER: true,
  RS_ERROR_INVALID_TOKEN: true,
  RS_ERROR_TOKEN_EXPIRED: true,
  RS_ERROR_INVALID_GAME: true,
  RS_ERROR_WRONG_CURRENCY: true,
  RS_ERROR_NOT_ENOUGH_MONEY: true,
  RS_ERROR_USER_DISABLED: true,
  RS_ERROR_INVALID_SIGNATURE: true,
  RS_ERROR_WRONG_SYNTAX: true,
  RS_ERROR_WRONG_TYPES: true,
  RS_ERROR_DUPLICATE_TRANSACTION: true,
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: true,
  RS_ERROR_TRANSACTION_ROLLED_BACK: true,
  RS_ERROR_ALREADY_SETTLED: true,
  RS_ERROR_LIMIT_REACHED: true,
  RS_ERROR_BET_LIMIT_EXCEEDED: true,
  RS_ERROR_BATCH_REFUSED: true,
} satisfies Record<WalletStatus, true>;

const units = z.string().regex(/^\d+$/);
const unitsOrNone = units.nullable();
const moment = z.iso.datetime();

const decided = z.object({
  status: z.enum(Object.keys(statuses).filter(isStatus)),
  user: z.string().exactOptional(),
  currency: z.string().exactOptional(),
  balance: units.exactOptional(),
  token: z.string().exactOptional(),
  language: z.string().exactOptional(),
  session_expires_at: moment.exactOptional(),
  min_cycle_ms: z.int().min(0).exactOptional(),
  max_stake: units.exactOptional(),
  free_rounds: z
    .array(
      z.object({
        reward_uuid: z.string(),
        game_code: z.string().nullable(),
        rounds: z.int(),
        left: z.int(),
        stake: units,
        expires_at: moment,
      }),
    )
    .exactOptional(),
  free_rounds_left: z.int().min(0).exactOptional(),
  session_started_at: moment.exactOptional(),
  session_net: z
    .string()
    .regex(/^-?\d+$/)
    .exactOptional(),
  reality_check_at: moment.nullable().exactOptional(),
  limits_remaining: z
    .object({
      deposit: unitsOrNone,
      loss: unitsOrNone,
      wager: unitsOrNone,
      time: z.number().int().nullable(),
    })
    .exactOptional(),
  transaction: z
    .object({
      state: z.enum(['NOT_FOUND', 'BOOKED', 'REFUSED', 'ROLLED_BACK', 'TOMBSTONE']),
      kind: z.enum(['bet', 'win', 'rollback', 'promo', 'adjust', 'tip']).exactOptional(),
      round: z.string().exactOptional(),
      amount: z.string().exactOptional(),
      balance_before: z.string().exactOptional(),
      balance_after: z.string().exactOptional(),
    })
    .exactOptional(),
});

/** The wallet's answer in the native dialect. */
export const rsAnswerSchema = decided.extend({
  request_uuid: z.string(),
  items: z.array(decided.extend({ transaction_uuid: z.string() })).exactOptional(),
}) satisfies z.ZodType<WalletAnswer>;

function isStatus(text: string): text is WalletStatus {
  return Object.hasOwn(statuses, text);
}
