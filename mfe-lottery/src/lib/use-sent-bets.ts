import { useLatestEvent } from '@croupier/bus';
import { useMemo } from 'react';
import { createSentBets, type SentBets } from './sent-bet.ts';

/** A key is its member's own: somebody else who signs in on this tab knows nothing of it. */
export function useSentBets(gameId: string): SentBets {
  const memberId = useLatestEvent('session.changed')?.member.id ?? '';
  return useMemo(() => createSentBets(`lottery.sent:${gameId}:${memberId}`), [gameId, memberId]);
}
