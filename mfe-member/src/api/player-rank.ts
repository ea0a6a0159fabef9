import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** The member's place on the ladder, reloaded as bets settle. */
export function usePlayerRank() {
  const invalidate = useInvalidate();
  useEvent('rank.changed', () => {
    invalidate(calls.playerRank);
    invalidate(calls.memberInfo);
  });
  return useCallQuery(calls.playerRank, undefined);
}

export function useVipLadder() {
  const { language } = useTexts('mfe-member');
  return useCallQuery(calls.vipLadder, { language });
}
