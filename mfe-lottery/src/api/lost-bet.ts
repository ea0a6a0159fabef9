import { calls, type BetReceipt } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';
import { useEffect, useEffectEvent } from 'react';
import type { SentBet, SentBets } from '../lib/sent-bet.ts';

interface LostBetOptions {
  /** Queries only when true. */
  readonly isReady: boolean;
  readonly onBooked: (sent: SentBet, receipt: BetReceipt) => void;
}

/**
 * The state of a bet whose response this page has not received; `null` once it is known or if there is none.
 */
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
  // Removes a booked bet from the tab's storage.
  useEffect(() => {
    if (receipt.data) onFound(receipt.data);
  }, [receipt.data]);
  return sent && bets.last()?.key === sent.key ? receipt : null;
}
