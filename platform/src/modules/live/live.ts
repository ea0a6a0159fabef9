import type { LiveTopic, PayloadOf } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { RawBuilder } from 'kysely';
import type { Audience } from './audience.ts';

export interface LiveEvent<T extends LiveTopic = LiveTopic> {
  readonly topic: T;
  readonly audience: Audience;
  readonly payload: PayloadOf<T>;
}

/** The interface for other modules. */
export interface Live {
  /** Puts an event in the outbox: it is sent after the commit, or never. */
  publish<T extends LiveTopic>(
    tx: Tx,
    topic: T,
    audience: Audience,
    payload: PayloadOf<T>,
  ): Promise<void>;
  /** The same for several events, in one statement. */
  publishAll<T extends LiveTopic>(tx: Tx, events: readonly LiveEvent<T>[]): Promise<void>;
  /**
   * For a statement that creates events from its own rows: the outbox to insert into, to be followed by a
   * `SELECT` of topic, audience and payload. An audience is written as `member:mem_…`.
   */
  outbox(tx: Tx): RawBuilder<unknown>;
  /**
   * Id of the newest event that this process has read, as a stream sends it back to continue after it; `null`
   * in a process without streams.
   */
  lastEventId(): string | null;
}
