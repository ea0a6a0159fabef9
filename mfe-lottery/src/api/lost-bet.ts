import { calls, type BetReceipt } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';
import { useEffect, useEffectEvent } from 'react';
import type { SentBet, SentBets } from '../lib/sent-bet.ts';

interface LostBetOptions {
  /** Asks only then. */
  readonly isReady: boolean;
  readonly onBooked: (sent: SentBet, receipt: BetReceipt) => void;
}

/** What became of a bet whose answer this page has not seen; `null` once that is known or there is none. */
export function useLostBet(bets: SentBets, { isReady, onBooked }: LostBetOptions) {
  const sent = bets.fromBefore;
  const receipt = useCallQuery(
    calls.betReceipt,
    { key: sent?.key ?? '' },
    { enabled: sent !== null && isReady },
  );
  const onFound = useEffectEvent((found: BetReceipt) => {
    if (!sent || bets.last()?.key !== sent.key || !(found.ticket ?? found.chase)) return;
    bets.spend();
    onBooked(sent, found);
  });
  // The tab's own store forgets what is booked.
  useEffect(() => {
    if (receipt.data) onFound(receipt.data);
  }, [receipt.data]);
  return sent && bets.last()?.key === sent.key ? receipt : null;
}
