import { useLatestEvent } from '@croupier/bus';
import { useMemo } from 'react';
import { createSentBets, type SentBets } from './sent-bet.ts';

/** A key belongs to one member: another member who signs in on this tab must not see it. */
export function useSentBets(gameId: string): SentBets {
  const memberId = useLatestEvent('session.changed')?.member.id ?? '';
  return useMemo(() => createSentBets(`lottery.sent:${gameId}:${memberId}`), [gameId, memberId]);
}
