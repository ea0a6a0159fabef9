import { randomUUID } from 'node:crypto';
import {
  walletProtocolPath,
  type WalletAnswer,
  type WalletCall,
  type WalletRequest,
  type WalletStatus,
} from '@croupier/contracts';
import { z } from 'zod';
import { signedHeaders, type SigningKey } from './signature.ts';

export interface WalletClient {
  /** `null` if the wallet's action is unknown: no answer in time, or an unreadable one. Never rejects. */
  ask(call: WalletCall, request: Omit<WalletRequest, 'request_uuid'>): Promise<WalletAnswer | null>;
}

const statuses: readonly WalletStatus[] = [
  'RS_OK',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_ALREADY_SETTLED',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_BET_LIMIT_EXCEEDED',
];

const walletStatus = z
  .string()
  .refine((text): text is WalletStatus => statuses.some((status) => status === text));

/** "Timeout", "unknown" and statuses outside the protocol are not definite answers. */
const definite: z.ZodType<WalletAnswer> = z.object({
  status: walletStatus,
  request_uuid: z.string(),
  user: z.string().exactOptional(),
  currency: z.string().exactOptional(),
  balance: z.string().regex(/^\d+$/).exactOptional(),
  token: z.string().exactOptional(),
  language: z.string().exactOptional(),
  session_expires_at: z.string().exactOptional(),
  min_cycle_ms: z.int().min(0).exactOptional(),
  max_stake: z.string().regex(/^\d+$/).exactOptional(),
  free_rounds: z
    .array(
      z.object({
        reward_uuid: z.string(),
        game_code: z.string().nullable(),
        rounds: z.int(),
        left: z.int().min(0),
        stake: z.string().regex(/^\d+$/),
        expires_at: z.string(),
      }),
    )
    .exactOptional(),
  free_rounds_left: z.int().min(0).exactOptional(),
  // An item without a definite answer is left out: the others of its batch have theirs.
  items: z
    .array(z.object({ transaction_uuid: z.string(), status: z.string() }))
    .transform((items) =>
      items.flatMap(({ transaction_uuid, status }) => {
        const known = walletStatus.safeParse(status);
        return known.success ? [{ transaction_uuid, status: known.data }] : [];
      }),
    )
    .exactOptional(),
});

const timeoutMs = 3_000;

export function createWalletClient(options: {
  readonly walletUrl: string;
  readonly key: SigningKey;
  readonly now: () => Date;
}): WalletClient {
  return {
    async ask(call, request) {
      const path = `${walletProtocolPath}/${call}`;
      const body = JSON.stringify({ ...request, request_uuid: randomUUID() });
      try {
        const response = await fetch(`${options.walletUrl}${path}`, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            ...signedHeaders({ method: 'POST', path, body }, options.key, options.now()),
          },
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'manual',
        });
        // No wallet answers with a redirect: its body is no decision.
        if (response.status >= 300 && response.status < 400) return null;
        const answer = definite.safeParse(await response.json());
        return answer.success ? answer.data : null;
      } catch {
        return null;
      }
    },
  };
}
