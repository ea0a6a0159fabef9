import type { WalletStatus } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { addCalls, type CallCount } from './provider-admin.store.ts';

/** Counts the results of a provider's calls. Losing a few counts is acceptable, so no call waits for it. */
export interface CallMeter {
  count(provider: string, call: { status: WalletStatus; tookMs: number }): void;
  /** Writes the counts. Never rejects. */
  write(): Promise<void>;
}

/** Upper bounds of the classes in milliseconds; slower calls count in the last class. */
const classes = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
const last = 10_000;
const writtenEveryMs = 10_000;
const minuteMs = 60_000;

export function createCallMeter({ db, clock, log }: Pick<Core, 'db' | 'clock' | 'log'>): CallMeter {
  let counted = new Map<string, CallCount>();
  let writtenAt = clock.now().getTime();

  async function write(): Promise<void> {
    writtenAt = clock.now().getTime();
    const counts = [...counted.values()];
    counted = new Map();
    if (counts.length === 0) return;
    try {
      await db.transaction((tx) => addCalls(tx, counts));
    } catch (error) {
      log.warn({ err: error }, 'counts of provider calls could not be written');
    }
  }

  return {
    write,
    count(provider, { status, tookMs }) {
      const now = clock.now().getTime();
      const minute = new Date(Math.floor(now / minuteMs) * minuteMs);
      const atMostMs = classes.find((end) => tookMs <= end) ?? last;
      const key = `${provider} ${minute.getTime()} ${status} ${atMostMs}`;
      const known = counted.get(key) ?? { provider, minute, status, atMostMs, calls: 0 };
      counted.set(key, { ...known, calls: known.calls + 1 });
      if (now - writtenAt >= writtenEveryMs) void write();
    },
  };
}
