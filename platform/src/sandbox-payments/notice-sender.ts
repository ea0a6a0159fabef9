import { noticeHeaders } from './signing.ts';

/** Pauses between attempts; the last one repeats. */
const pausesMs = [250, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const timeoutMs = 10_000;
const lateMs = 30_000;

/**
 * How notices are delivered, chosen by a tester. `reversed` delays an `accepted` until the notice after it.
 */
export const deliveryModes = ['plain', 'doubled', 'late', 'reversed', 'lost'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export interface Notice {
  readonly event_id: string;
  readonly reference?: string;
  readonly state?: string;
}

export interface NoticeSender {
  /** Sends a notice and retries with growing pauses until the merchant accepts it. */
  send(address: string, notice: Notice): void;
  travel(): DeliveryMode;
  chooseTravel(travel: DeliveryMode): void;
  stop(): void;
}

export interface NoticeSenderOptions {
  readonly secret: string;
  readonly now: () => Date;
  readonly onDelivered: (notice: Notice) => void;
}

interface Letter {
  readonly address: string;
  readonly notice: Notice;
}

export function createNoticeSender({
  secret,
  now,
  onDelivered,
}: NoticeSenderOptions): NoticeSender {
  const timers = new Set<NodeJS.Timeout>();
  const stopped = new AbortController();
  let travel: DeliveryMode = 'plain';
  let held: Letter[] = [];

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  }

  async function attempt(letter: Letter, count: number): Promise<void> {
    const isAccepted = await post(letter.address, JSON.stringify(letter.notice));
    if (stopped.signal.aborted) return;
    if (!isAccepted) {
      const pauseMs = pausesMs[Math.min(count, pausesMs.length - 1)] ?? 0;
      return later(pauseMs, () => void attempt(letter, count + 1));
    }
    onDelivered(letter.notice);
    for (const earlier of releaseFor(letter.notice)) void attempt(earlier, 0);
  }

  /** Notices that wait until this one has arrived. */
  function releaseFor({ reference }: Notice): readonly Letter[] {
    const released = held.filter(({ notice }) => notice.reference === reference);
    held = held.filter((letter) => !released.includes(letter));
    return released;
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
        redirect: 'manual',
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  return {
    travel: () => travel,
    chooseTravel: (chosen) => void (travel = chosen),
    send(address, notice) {
      const letter = { address, notice };
      if (travel === 'lost') return;
      if (travel === 'late') return later(lateMs, () => void attempt(letter, 0));
      if (travel === 'reversed' && notice.state === 'accepted') return void held.push(letter);
      void attempt(letter, 0);
      if (travel === 'doubled') void attempt(letter, 0);
    },
    stop() {
      stopped.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
