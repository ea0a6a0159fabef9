import type { LiveTopic } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { afterCommit } from '../../db/index.ts';
import { createDispatcher } from './dispatcher.ts';
import { openFilesAtMost } from '../../http/open-files.ts';
import { boundsFor, type StreamBounds } from './stream-bounds.ts';
import { createHub, type Hub } from './hub.ts';
import { addEvents, audienceText, outbox } from './live.store.ts';
import { createWakeUp } from './wake-up.ts';
import type { LiveEvent, Live } from './live.ts';

export interface LiveService extends Live {
  /** The open streams of this process. */
  readonly hub: Hub;
  /** Starts reading the outbox for the streams; not needed in a process without streams. */
  start(): Promise<void>;
  /** Ends all streams and stops reading. */
  stop(): Promise<void>;
}

export interface LiveOptions {
  /** Poll interval of the outbox without wake-ups. */
  readonly pollMs?: number;
  /** Maximum number of streams; by default derived from the process's limit of open files. */
  readonly bounds?: StreamBounds;
}

export function createLive(
  core: Core,
  { pollMs = 1000, bounds = boundsFor(openFilesAtMost()) }: LiveOptions = {},
): LiveService {
  const hub = createHub(core.db, bounds);
  const dispatcher = createDispatcher(core, { hub, pollMs });
  const wakeUp = createWakeUp(core, dispatcher.wake);

  async function publishAll<T extends LiveTopic>(
    tx: Tx,
    events: readonly LiveEvent<T>[],
  ): Promise<void> {
    if (events.length === 0) return;
    await addEvents(
      tx,
      events.map(({ topic, audience, payload }) => ({
        topic,
        audience: audienceText(audience),
        payload: JSON.stringify(payload),
      })),
    );
    wakeAfter(tx);
  }

  function wakeAfter(tx: Tx): void {
    afterCommit(tx, () => {
      dispatcher.wake();
      wakeUp.notifyOthers();
    });
  }

  return {
    hub,
    publish: (tx, topic, audience, payload) => publishAll(tx, [{ topic, audience, payload }]),
    publishAll,
    lastEventId: () => hub.position() || null,
    outbox(tx) {
      wakeAfter(tx);
      return outbox;
    },
    start: async () => {
      await dispatcher.start();
      await wakeUp.start();
    },
    stop: async () => {
      hub.close();
      await wakeUp.stop();
      await dispatcher.stop();
    },
  };
}
