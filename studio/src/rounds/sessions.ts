import { createHash, randomUUID } from 'node:crypto';
import { newSeed } from './seeds.ts';
import type { Session } from './rounds.store.ts';

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const sessionLifeMs = 4 * 3_600_000;

export interface Opened {
  readonly token: string;
  readonly walletToken: string;
  readonly user: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly minCycleMs: number;
  readonly answer: { readonly language?: string; readonly session_expires_at?: string };
  readonly now: Date;
}

export function sessionFrom({
  token,
  walletToken,
  user,
  currency,
  gameCode,
  minCycleMs,
  answer,
  now,
}: Opened): Session {
  const ends = Date.parse(answer.session_expires_at ?? '');
  return {
    id: randomUUID(),
    token_hash: hashOf(token),
    wallet_token: walletToken,
    player: user,
    currency,
    language: answer.language ?? 'en',
    game_code: gameCode,
    next_seed: newSeed(),
    min_cycle_ms: minCycleMs,
    started_at: now,
    expires_at: new Date(Number.isNaN(ends) ? now.getTime() + sessionLifeMs : ends),
  };
}
