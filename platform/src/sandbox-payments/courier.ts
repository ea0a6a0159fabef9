import type { PaymentNotice } from '@croupier/contracts';
import type { PaymentRecord } from './journal.ts';
import { noticeHeaders } from './signing.ts';

/** Pauses between attempts; the last one repeats. */
const pausesMs = [250, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const timeoutMs = 10_000;

export interface Courier {
  /** Sends a notice, and again with growing pauses, until the merchant accepts it. */
  send(payment: PaymentRecord, notice: PaymentNotice): void;
  stop(): void;
}

export interface CourierOptions {
  readonly secret: string;
  readonly now: () => Date;
  readonly onDelivered: (notice: PaymentNotice) => void;
}

export function createCourier({ secret, now, onDelivered }: CourierOptions): Courier {
  const timers = new Set<NodeJS.Timeout>();
  const stopped = new AbortController();

  async function attempt(
    payment: PaymentRecord,
    notice: PaymentNotice,
    count: number,
  ): Promise<void> {
    const isAccepted = await post(payment.webhook_url, JSON.stringify(notice));
    if (stopped.signal.aborted) return;
    if (isAccepted) return onDelivered(notice);
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void attempt(payment, notice, count + 1);
      },
      pausesMs[Math.min(count, pausesMs.length - 1)],
    );
    timers.add(timer);
  }

  async function post(address: string, body: string): Promise<boolean> {
    const { pathname, search } = new URL(address);
    const headers = noticeHeaders(secret, { method: 'POST', path: pathname + search, body }, now());
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'error',
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  return {
    send: (payment, notice) => void attempt(payment, notice, 0),
    stop() {
      stopped.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
