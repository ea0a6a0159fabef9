import type { Core } from '../../core.ts';
import type { Hub } from './hub.ts';
import { eventsSince, newestPosition } from './live.store.ts';
import { advancePosition, dropStaleGaps, type Position, writePosition } from './position.ts';

export interface Dispatcher {
  /** Reads the outbox now, or again after a read in progress. Never throws. */
  wake(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const rowsAtOnce = 1000;
/** Number of ids before the newest that may belong to transactions still open at start. */
const startWindow = 1000;

/**
 * Reads the outbox and passes each event to the hub once. Each process that serves streams reads for itself.
 */
export function createDispatcher(
  { db, log }: Core,
  { hub, pollMs }: { hub: Hub; pollMs: number },
): Dispatcher {
  let position: Position | null = null;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;

  function wake(): void {
    if (!position) return;
    if (reading) isAskedAgain = true;
    else reading = readAll().finally(rest);
  }

  function rest(): void {
    reading = null;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    wake();
  }

  async function readAll(): Promise<void> {
    try {
      while ((await readSome()) === rowsAtOnce);
    } catch (error) {
      log.warn({ error }, 'the outbox could not be read; it is tried again');
    }
  }

  async function readSome(): Promise<number> {
    if (!position) return 0;
    const { seenUpTo, missing } = position;
    const events = await eventsSince(db, {
      seenUpTo,
      missing: [...missing.keys()],
      limit: rowsAtOnce,
    });
    for (const event of events) {
      if (!position) return 0;
      position = advancePosition(position, event.id, Date.now());
      hub.deliver(event, writePosition(position));
    }
    if (position) position = dropStaleGaps(position, Date.now());
    return events.length;
  }

  return {
    wake,
    start: async () => {
      const { seenUpTo, missing } = await newestPosition(db, startWindow);
      position = { seenUpTo, missing: new Map(missing.map((id) => [id, Date.now()])) };
      hub.begin(() => (position ? writePosition(position) : ''));
      timer = setInterval(wake, pollMs);
    },
    stop: async () => {
      clearInterval(timer);
      position = null;
      await reading;
    },
  };
}
