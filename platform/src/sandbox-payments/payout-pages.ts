import type { NoticeSender } from './notice-sender.ts';
import type { Journal, PayoutRecord } from './journal.ts';
import type { PayoutBook } from './payout-book.ts';

const failingEnd = '0000';

/** Accepts payouts and decides them after a while, unless a tester does. */
export function payoutPages(payouts: PayoutBook, courier: NoticeSender, afterMs: number | null) {
  const timers = new Set<NodeJS.Timeout>();
  let isAutomatic = afterMs !== null;

  function setState(payout: PayoutRecord, word: 'accepted' | 'paid' | 'failed'): void {
    courier.send(payout.webhook_url, payouts.setState(payout, word));
  }

  function decideLater(payout: PayoutRecord): void {
    if (!isAutomatic) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (isAutomatic && payouts.stateOf(payout) === 'accepted')
        setState(payout, outcomeOf(payout));
    }, afterMs ?? 0);
    timers.add(timer);
  }

  return {
    setState,
    begin(payout: PayoutRecord): void {
      setState(payout, 'accepted');
      decideLater(payout);
    },
    /** Continues after a restart with unaccepted notices and undecided payouts. */
    resume({ isDelivered }: Pick<Journal, 'isDelivered'>): void {
      for (const payout of payouts.latest(Number.MAX_SAFE_INTEGER)) {
        for (const notice of payouts.noticesOf(payout))
          if (!isDelivered(notice.event_id)) courier.send(payout.webhook_url, notice);
        if (payouts.stateOf(payout) === 'accepted') decideLater(payout);
      }
    },
    isAutomatic: () => isAutomatic,
    chooseAutomatic(chosen: boolean): void {
      isAutomatic = chosen;
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function outcomeOf({ account }: PayoutRecord): 'paid' | 'failed' {
  return Object.values(account).some((text) => text.endsWith(failingEnd)) ? 'failed' : 'paid';
}
