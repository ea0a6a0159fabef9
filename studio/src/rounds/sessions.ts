import { randomUUID } from 'node:crypto';
import type { WalletAnswer } from '@croupier/contracts';
import { hashOf } from '@croupier/provider/tokens';
import { newSeed } from './seeds.ts';
import type { Session } from './rounds.store.ts';

const sessionLifeMs = 4 * 3_600_000;

export interface OpenedSession {
  readonly token: string;
  readonly walletToken: string;
  readonly user: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly answer: Pick<
    WalletAnswer,
    'language' | 'session_expires_at' | 'min_cycle_ms' | 'max_stake'
  >;
  readonly now: Date;
}

export function sessionFrom({
  token,
  walletToken,
  user,
  currency,
  gameCode,
  answer,
  now,
}: OpenedSession): Session {
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
    min_cycle_ms: answer.min_cycle_ms ?? 0,
    max_stake_units: answer.max_stake === undefined ? null : BigInt(answer.max_stake),
    started_at: now,
    expires_at: new Date(Number.isNaN(ends) ? now.getTime() + sessionLifeMs : ends),
  };
}
