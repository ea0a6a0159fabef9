import { randomUUID } from 'node:crypto';
import type { Core } from '../../core.ts';
import { notifyMessenger } from './notify-messenger.ts';
import { redisMessenger } from './redis-messenger.ts';

export interface WakeUp {
  /**
   * Notifies the other processes that the outbox has new events. Slightly delayed: a burst is one message.
   */
  notifyOthers(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const debounceMs = 20;

/** Only makes delivery faster than the next poll: through Redis if configured, else through the database. */
export function createWakeUp(core: Core, wake: () => void): WakeUp {
  const self = randomUUID();
  const messenger = core.redis ? redisMessenger(core.redis) : notifyMessenger(core);
  let pending: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sending: Promise<unknown> = Promise.resolve();

  return {
    notifyOthers: () => {
      if (isStopped) return;
      pending ??= setTimeout(() => {
        pending = undefined;
        sending = messenger.send(self).catch(() => undefined);
      }, debounceMs).unref();
    },
    start: () =>
      messenger.listen((from) => {
        if (from !== self) wake();
      }),
    stop: async () => {
      isStopped = true;
      clearTimeout(pending);
      await sending;
      await messenger.stop();
    },
  };
}
