import type { RoundRow, SessionRow } from './providers.store.ts';
import type { WalletSet } from './wallet-set.ts';

/** A round by the provider's name for it: the existing one, or a new one of the session. */
export function roundOf(set: WalletSet, session: SessionRow, name: string): RoundRow {
  const { provider, member_id } = session;
  const key = { provider, member_id, provider_round: name };
  return set.round(key) ?? newRound(set, session, name);
}

function newRound(set: WalletSet, session: SessionRow, name: string): RoundRow {
  const { provider, member_id, account, brand, game_id, currency, is_play } = session;
  const key = { provider, member_id, provider_round: name };
  return {
    id: set.newRoundId(key),
    ...key,
    account,
    brand,
    game_id,
    currency,
    state: 'open',
    stake_units: 0n,
    win_units: 0n,
    held_units: 0n,
    adjusted_units: 0n,
    started_at: set.now,
    closed_at: null,
    parked_at: null,
    is_play,
    session_id: session.id,
    bonus_id: null,
    bonus_stake_units: 0n,
    jackpot_units: 0n,
  };
}
