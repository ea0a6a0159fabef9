import type { Redis } from 'ioredis';
import type { Messenger } from './wake-up.ts';

const channel = 'croupier:live';

/** PUBLISH and SUBSCRIBE. A connection that listens can do nothing else, so that it is one of its own. */
export function redisMessenger(redis: Redis): Messenger {
  let listener: Redis | null = null;

  return {
    send: (text) => redis.publish(channel, text),
    listen: async (hear) => {
      const own = redis.duplicate();
      listener = own;
      // The connection that sends says in the log when Redis is away.
      own.on('error', () => undefined);
      own.on('message', (_channel, text) => hear(text));
      own.on('ready', () => {
        own.subscribe(channel).then(
          () => hear(null),
          // Without a subscription it is of no use: a new connection tries again.
          () => own.disconnect(true),
        );
      });
    },
    stop: async () => listener?.disconnect(),
  };
}
